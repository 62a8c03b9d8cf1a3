import type { SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { holdToWords, wholeOf } from './hold-to-words.ts';

const heard = (part: SaidPart, before: SaidPart[] = []) => holdToWords([...before, part]).at(-1);

describe('what the reader heard', () => {
  it('puts off no question where he asks for a minute', () => {
    const text = 'can i have a minute i want to go over the rest';
    expect(heard({ act: 'later', text })).toEqual({ act: 'wait', text });
    for (const wish of ['can we come back to it in a minute', 'let me do that one last'])
      expect(heard({ act: 'later', text: wish })).toMatchObject({ act: 'later' });
  });

  it('is a hint where he asks for one', () => {
    expect(heard({ act: 'asks-fact', text: 'can i get a hint?' })).toMatchObject({ act: 'hint' });
  });

  it('is no leave and no offer where he asks for a thing', () => {
    const asks = (kind: 'leave' | 'more', text: string) =>
      heard({ act: 'asks-fact', asks: kind, text })?.asks;
    expect(asks('leave', "What's the source of that, so I can look it up tonight?")).toBe('subject');
    expect(asks('more', 'By the way, what elevation is the pass?')).toBe('case');
    expect(asks('more', 'how much detail do you want')).toBe('more');
    expect(asks('more', 'what if i add the speeds')).toBe('more');
    expect(asks('leave', 'okay if i grab my calculator')).toBe('leave');
  });

  it('is about the exam only with a word of it', () => {
    const asks = (text: string) => heard({ act: 'asks-fact', asks: 'course', text })?.asks;
    expect(asks('wonder if weather is still to come')).toBe('course');
    expect(asks('do examiners ever fake this by popping a breaker')).toBe('subject');
    expect(asks('is the callsign first or last')).toBe('subject');
  });

  it('is what the whole sentence asks, whose beginning went to the answer', () => {
    const begun: SaidPart = {
      act: 'answer',
      text: 'Delay it. By the way, what elevation is the pass, and the wind I',
    };
    const part: SaidPart = { act: 'asks-fact', asks: 'more', text: 'should consider?' };
    expect(heard(part, [begun])?.asks).toBe('case');
    expect(wholeOf([begun, part], 1)).toMatch(/^By the way.* should consider\?$/);
  });

  it('is trouble with our speech where he would have it slower', () => {
    const text = "could you maybe go a bit slower when you ask them i'm not a native speaker";
    expect(heard({ act: 'small-talk', text })).toEqual({ act: 'trouble', text });
  });

  it('is a question how he did where he asks beside an answer whether that is what was meant', () => {
    const text = 'is that the kind of thing you mean';
    const answer: SaidPart = { act: 'answer', text: 'leaving an altitude' };
    expect(heard({ act: 'rephrase', text }, [answer])).toEqual({ act: 'wants-verdict', text });
    expect(heard({ act: 'rephrase', text })).toMatchObject({ act: 'rephrase' });
  });
});
