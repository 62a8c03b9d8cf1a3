import { describe, expect, it } from 'vitest';
import { digestQuestion } from '#content/digest-question.ts';
import { loadContent } from '#content/load-content.ts';
import { findToJudge } from '#engine/find-to-judge.ts';
import { judgeAnswer } from '#engine/judge-answer.ts';
import { step } from '#engine/step.ts';
import { askAlone } from './ask-alone.ts';
import { presentTask, presentTasks } from './present-questions.ts';
import { presentTry, standsAt } from './present-try.ts';

const content = loadContent();
const all = presentTasks(content).flatMap(({ code }) => presentTask(code, content)!);

function say(id: string, ...said: string[]) {
  let state = askAlone(id, content)!;
  let says = '';
  for (const text of said) {
    const event = { type: 'pilot-said', text, typed: true, continuesLastAnswer: false } as const;
    const verdicts = findToJudge(state, event, content).map((found) => judgeAnswer(found));
    const stepped = step(state, { ...event, verdicts }, content);
    state = stepped.state;
    says = stepped.reply.text;
  }
  return presentTry(id, state, says, content);
}

describe('the preview of a question', () => {
  it('lists every question with every follow-up, once', () => {
    const written = content.questions.reduce((count, { followUps }) => count + 1 + followUps.length, 0);
    expect(all).toHaveLength(written);
    expect(new Set(all.map(({ id }) => id)).size).toBe(written);
    expect(presentTask('PA.I.Z', content)).toBeNull();
  });

  it('stands at that very question or follow-up, whatever it is about', () => {
    for (const { id, ask } of all) {
      const state = askAlone(id, content)!;
      expect(state.progress.spoken, id).toBe(ask);
      expect(standsAt(state, id), id).toBe(true);
    }
    expect(askAlone('pa.i.a-gone', content)).toBeNull();
  });

  it('follows up on an answer that holds, and stays with one that lacks a point', () => {
    const question = content.questions.find(({ exhibit }) => !exhibit)!;
    const held = say(question.id, question.modelAnswer);
    expect(held).toMatchObject({
      outcome: 'held',
      next: 'follow-up',
      followUp: `${question.id}.follow-up-1`,
      verdict: { satisfactory: true },
      quote: expect.any(String),
    });
    expect(held.says).toContain(question.followUps[0]!.ask);
    const lacking = say(question.id, "I don't know.");
    expect(lacking).toMatchObject({ outcome: null, next: 'asks-more', followUp: null });
    expect(lacking.says).not.toBe('');
  });

  it('judges a wish as no answer, and says what is said to it', () => {
    const { id, ask } = all[0]!;
    const asked = say(id, 'Could you repeat the question, please?');
    expect(asked).toMatchObject({ verdict: null, quote: null, outcome: null, next: 'asks-more' });
    expect(asked.says).toContain(ask);
  });

  it('goes on to another question after one that fails', () => {
    const { id } = all.find(({ isFollowUp }) => isFollowUp)!;
    const failed = say(id, "I don't know.", 'No idea.', "I really don't know.");
    expect(failed).toMatchObject({ next: 'goes-on', outcome: 'failed', says: null, followUp: null });
  });

  it('tells a wording from another, and not how a point is heard', () => {
    const question = content.questions[0]!;
    const { id, keyPoints, followUps } = question;
    const digestOf = (changes: object) =>
      digestQuestion(id, { ...content, questions: [{ ...question, ...changes }] });
    const read = digestQuestion(id, content);
    expect(digestOf({})).toBe(read);
    expect(digestOf({ keyPoints: keyPoints.map((point) => ({ ...point, heard: [['another']] })) })).toBe(
      read,
    );
    for (const changes of [
      { ask: 'Another?' },
      { onFlight: 'Another?' },
      { references: ['AIM 1-1-1'] },
      { keyPoints: keyPoints.map((point) => ({ ...point, statement: 'Another fact.' })) },
      { followUps: followUps.map((followUp) => ({ ...followUp, modelAnswer: 'Another.' })) },
    ]) {
      expect(digestOf(changes)).not.toBe(read);
    }
    expect(digestQuestion('pa.i.a-gone', content)).toBeNull();
    // What lies on the table is read with it.
    const shown = content.questions.find(({ exhibit }) => exhibit)!;
    const exhibit = content.exhibitById(shown.exhibit!)!;
    const drawnAnew = { ...content, exhibitById: () => ({ ...exhibit, description: 'Another sheet.' }) };
    const copy = { ...drawnAnew, questions: [{ ...shown }] };
    expect(digestQuestion(shown.id, copy)).not.toBe(digestQuestion(shown.id, content));
  });
});
