import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import type { ExamState } from './exam-state.ts';
import { understandReply } from './understand-reply.ts';

type Expecting = ExamState['progress']['expecting'];

const understood = (expecting: Expecting, text: string, act: Act) =>
  understandReply({ progress: { expecting } as ExamState['progress'] }, text, [{ act, text }]);

const asked: Expecting = { for: 'answer' };

describe('what the reader took for a protest', () => {
  it.each(['No, I have nothing to add to my answer.', "That's all I have.", 'Nothing more from me, sorry.'])(
    'is an answer that says nothing where he says that he is done, whatever was asked: %j',
    (text) => {
      expect(understood(asked, text, 'argues')).toEqual({ answer: text, acts: [], shortReply: 'done' });
    },
  );

  it.each(["That's not what you asked me before.", 'No, that is unfair.'])(
    'stays one otherwise: %j',
    (text) => {
      expect(understood(asked, text, 'argues')).toMatchObject({ answer: '', acts: ['argues'] });
    },
  );

  it('leaves who has said it already to be looked up', () => {
    const text = "I told you that already, and that's it.";
    expect(understood(asked, text, 'already-answered')).toMatchObject({ acts: ['already-answered'] });
  });
});

describe('what the reader took for a correction', () => {
  it.each<Expecting>([asked, { for: 'more', nudgedFor: undefined }])(
    'is an answer that says nothing where that is all he says: %j',
    (expecting) => {
      const text = 'No, I have nothing to add to my answer.';
      expect(understood(expecting, text, 'corrects-earlier')).toMatchObject({ acts: [], shortReply: 'done' });
    },
  );

  it('stays one where he says something besides', () => {
    const text = 'On the first one I meant ninety days, nothing more.';
    expect(understood(asked, text, 'corrects-earlier')).toMatchObject({ acts: ['corrects-earlier'] });
  });
});

describe('what the reader took for the end of the exam', () => {
  const more: Expecting = { for: 'more' };
  const end = "No, no. My answer's done. He should fly some other time, I've said enough.";

  it('is a no to "anything else?" where it begins with one and names nothing that is ended', () => {
    expect(understood(more, end, 'stop')).toEqual({ answer: end, acts: [], shortReply: null });
    expect(understood(more, "No, my answer's done.", 'stop')).toMatchObject({ acts: [], shortReply: 'done' });
  });

  it('stays one where it does, and to everything else that was asked', () => {
    expect(understood(more, "That'd be the lot. Enough for me.", 'skip')).toMatchObject({ acts: [] });
    expect(understood(more, 'Can we skip that?', 'skip')).toMatchObject({ acts: ['skip'] });
    expect(understood(more, 'No, I want to stop now.', 'stop')).toMatchObject({ acts: ['stop'] });
    expect(understood(asked, end, 'stop')).toMatchObject({ acts: ['stop'] });
  });
});
