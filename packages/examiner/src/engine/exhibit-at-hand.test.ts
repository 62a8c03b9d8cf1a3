import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { examAt } from '#testing/exam-at.ts';
import type { ExamEvent } from '../exam.ts';
import { layOutWith } from './exhibit-at-hand.ts';

const content = loadContent();
const FIRST = 'pa.i.c-thunderstorms';
const SHOWN = 'pa.i.c-exhibit-metar';
const PLAIN = 'pa.i.c-fronts';
const exhibit = content.exhibits.find(({ id }) => id === 'metar-and-taf')!;
const [question] = exhibit.questions;

const said = (text: string): ExamEvent => ({
  type: 'pilot-said',
  text,
  typed: true,
  continuesLastAnswer: false,
});

/** An exam that has come to the question with an exhibit. */
function examWith(hasTable: boolean) {
  const exam = examAt([FIRST, SHOWN, PLAIN], content, { hasTable });
  const reply = exam.send(said('skip this question please'));
  return { ...exam, reply };
}

it('of which there are many is laid out as many', () => {
  const called = (id: string) => layOutWith("Here's …, in front of you.", content.exhibitById(id)!);
  expect(called('notam-list')).toBe('Here are the NOTAMs for your destination, in front of you.');
  expect(called('metar-and-taf')).toMatch(/^Here are the METAR and the TAF/);
  expect(called('logbook-page')).toMatch(/^Here's a page/);
  expect(called('squawk-list')).toMatch(/^Here's the airplane's/);
});

describe('an exhibit', () => {
  it('is announced and shown with its question, and stays for what follows on it', () => {
    const { reply, send, state } = examWith(true);
    expect(reply.exhibit).toBe(exhibit.id);
    expect(reply.text).toContain(exhibit.called);
    expect(reply.text).toContain(question!.ask);
    const next = send(said(question!.modelAnswer));
    expect(state().current).toMatchObject({ questionId: SHOWN, followUp: 0 });
    expect(next.exhibit).toBe(exhibit.id);
    expect(next.text).not.toContain(exhibit.called);
  });

  it('is put away with the next question, and nothing lies there at the end', () => {
    const { send } = examWith(true);
    expect(send(said('skip this question please')).exhibit).toBeNull();
    send(said('end the exam'));
    expect(send(said('yes, end the exam'))).toMatchObject({ exhibit: null });
  });

  it('is not asked about where it cannot be shown', () => {
    const { reply, state } = examWith(false);
    expect(reply.exhibit).toBeNull();
    expect(state().current?.questionId).toBe(PLAIN);
  });

  it('is no opening', () => {
    const { state } = examAt([SHOWN, PLAIN], content, { hasTable: true });
    expect(state().current?.questionId).not.toBe(SHOWN);
  });

  it('that could not be shown is not held against anybody, and no other is asked for', () => {
    const { send, state } = examWith(true);
    const reply = send({ type: 'table-missing' });
    expect(reply.exhibit).toBeNull();
    expect(state()).toMatchObject({ hasTable: false, current: { questionId: PLAIN } });
    expect(state().asked.at(-1)).toMatchObject({ questionId: SHOWN, outcome: 'cut-off' });
    send({ type: 'table-missing' });
    expect(state().current?.questionId).toBe(PLAIN);
  });

  it('is read again to who asks for the question again', () => {
    const { send } = examWith(true);
    const read = send(said('Could you read that out? I am on my phone and I really do not see any of it.'));
    expect(read.text).toContain(exhibit.spoken!.slice(0, 60));
    expect(send({ type: 'repeat-requested' }).text).toBe(read.text);
  });

  it.each(["I can't see it", 'Please read it to me.', 'could you read that out'])(
    'is read to who says "%s", and asked about again',
    (words) => {
      const { send, state } = examWith(true);
      const reply = send(said(words));
      expect(reply.text).toContain(exhibit.spoken!.slice(0, 60));
      expect(reply.text).toContain(question!.ask);
      expect(state().current).toMatchObject({ questionId: SHOWN, parts: [] });
    },
  );

  it.each(["I can't see that being legal", "I don't see it as a problem"])(
    'is not read to who says "%s"',
    (words) => {
      const { send } = examWith(true);
      expect(send(said(words)).text).not.toContain(exhibit.spoken!.slice(0, 60));
    },
  );

  it('is laid out again where the line was lost', () => {
    const { send } = examWith(true);
    expect(send({ type: 'resumed', hasBooks: true, hasTable: true }).exhibit).toBe(exhibit.id);
  });

  it('stands with its line of the debrief', () => {
    const { send, state } = examWith(true);
    send(said(question!.modelAnswer));
    send(said('end the exam'));
    send(said('yes, end the exam'));
    const { lines } = buildDebrief(state(), { endedBecause: 'examiner' }, content);
    expect(lines.find(({ questionId }) => questionId === SHOWN)).toMatchObject({
      exhibit: exhibit.id,
      grade: 'satisfactory',
    });
  });
});
