import { Debrief, type TranscriptEntry } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { createContent } from '#content/content.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { classD, classE, fixtureContent, fuelReserve, oxygen } from '#testing/fixtures/questions.ts';
import type { ExamEvent, FinishedExam } from '../exam.ts';
import { buildDebrief } from './build-debrief.ts';

/** Holds an exam that asks the given questions and answers with the given words. */
function examWith(questionIds: string[], answers: string[]) {
  const options = {
    choice: { rating: 'private', manner: 'checkride' },
    kind: 'coach',
    limitSeconds: 1800,
    seed: 's',
  } as const;
  let state = { ...startExam(options, fixtureContent), plan: questionIds };
  const transcript: TranscriptEntry[] = [];
  const record = (role: TranscriptEntry['role'], text: string) =>
    transcript.push({ role, text, atMs: transcript.length, interrupted: false });
  const send = (event: ExamEvent) => {
    if (event.type === 'pilot-said') record('pilot', event.text);
    const result = step(state, event, fixtureContent);
    state = result.state;
    if (result.reply.text) record('examiner', result.reply.text);
  };
  send({ type: 'started' });
  for (const text of answers) send({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
  const debrief = (changes: Partial<FinishedExam> = {}, content = fixtureContent) =>
    buildDebrief(state, { transcript, endedBecause: 'pilot', ...changes }, content);
  return { debrief, transcript, state: () => state };
}

const wrong = 'I think it is three miles, then five hundred above, 500 below and two thousand horizontal.';

describe('a debrief', () => {
  it('quotes the pilot word for word and says what was wrong and what was missing', () => {
    const { debrief } = examWith([classE.id, classD.id], [wrong, 'no']);
    const [line] = debrief().lines;
    expect(line).toMatchObject({
      questionId: classE.id,
      grade: 'unsatisfactory',
      quote: wrong,
      missing: ['1,000 feet above clouds.'],
    });
    expect(line!.reason).toContain('five hundred above');
    expect(Debrief.safeParse(debrief()).success).toBe(true);
  });

  it('sends the pilot to the weakest element', () => {
    const { debrief } = examWith(
      [fuelReserve.id, classE.id, classD.id],
      [fuelReserve.modelAnswer, 'night', wrong, 'no'],
    );
    expect(debrief().study).toMatchObject({ acs: 'PA.I.E.K1', reference: '14 CFR 91.155' });
    expect(
      debrief()
        .lines.slice(0, 2)
        .map((line) => line.grade),
    ).toEqual(['satisfactory', 'satisfactory']);
    expect(debrief().lines[1]!.questionId).toBe(`${fuelReserve.id}.follow-up-1`);
  });

  it('has nothing to study where nothing was wrong', () => {
    expect(
      examWith([fuelReserve.id], [fuelReserve.modelAnswer, 'the night reserve']).debrief().study,
    ).toBeNull();
  });

  it('counts what held in plain words', () => {
    const night = 'the night reserve';
    const held = examWith([fuelReserve.id], [fuelReserve.modelAnswer]);
    expect(held.debrief().summary).toContain('You answered one question, and the answer was satisfactory.');
    const failed = examWith([classE.id, classD.id], [wrong]);
    expect(failed.debrief().summary).toContain('the answer was unsatisfactory');
    const mixed = examWith([fuelReserve.id, classE.id, classD.id], [fuelReserve.modelAnswer, night, wrong]);
    expect(mixed.debrief().summary).toMatch(/You answered \d questions: \d satisfactory, \d not\./);
  });

  it('leaves open what was asked and not answered, and says so honestly', () => {
    const { debrief } = examWith([oxygen.id], []);
    expect(debrief()).toMatchObject({
      lines: [{ grade: 'not-assessed', quote: null, missing: [] }],
      study: null,
    });
    expect(debrief().summary).toContain('Nothing was answered');
  });

  it('is empty and honest for an exam that never began', () => {
    const state = startExam(
      { choice: { rating: 'private', manner: 'checkride' }, kind: 'demo', limitSeconds: 300, seed: 's' },
      fixtureContent,
    );
    const debrief = buildDebrief(state, { transcript: [], endedBecause: 'never-started' }, fixtureContent);
    expect(debrief).toEqual({ summary: expect.stringContaining('never began'), lines: [], study: null });
  });

  it('does not fail an answer that the end cut short', () => {
    const { debrief } = examWith([classE.id], ['Three miles of visibility.']);
    expect(debrief().lines[0]).toMatchObject({ grade: 'not-assessed', quote: 'Three miles of visibility.' });
  });

  it('grades nothing that the record does not hold', () => {
    const { debrief } = examWith([fuelReserve.id, classD.id], [fuelReserve.modelAnswer]);
    expect(debrief({ transcript: [] }).lines.map((line) => [line.grade, line.quote])).toEqual([
      ['not-assessed', null],
      ['not-assessed', null],
    ]);
  });

  it('finds an answer that the record holds as two turns', () => {
    const { debrief, transcript } = examWith([fuelReserve.id], [fuelReserve.modelAnswer]);
    const at = transcript.findIndex((entry) => entry.role === 'pilot');
    const split = ['Thirty minutes by day', 'and forty five minutes at night, at normal cruise.'].map(
      (text) => ({ ...transcript[at]!, text }),
    );
    const line = debrief({ transcript: transcript.toSpliced(at, 1, ...split) }).lines[0];
    expect(line!.grade).toBe('satisfactory');
    expect(split.map((entry) => entry.text)).toContain(line!.quote);
  });

  it('says "not assessed" when grading breaks, and goes on with the rest', () => {
    const broken = {
      ...classE,
      get keyPoints(): never {
        throw new Error('broken rubric');
      },
    };
    const content = createContent({ ...fixtureContent, questions: [broken, fuelReserve, classD, oxygen] });
    const { debrief } = examWith(
      [classE.id, fuelReserve.id],
      [classE.modelAnswer, 'Traffic comes out of the clouds', fuelReserve.modelAnswer],
    );
    const lines = debrief({}, content).lines;
    expect(lines.find((line) => line.questionId === classE.id)).toMatchObject({ grade: 'not-assessed' });
    expect(lines.find((line) => line.questionId === fuelReserve.id)).toMatchObject({ grade: 'satisfactory' });
  });

  it('takes a look-up for what it is', () => {
    const { debrief } = examWith(
      [fuelReserve.id, classD.id],
      ["I'd look that up in part 91.", "I'd look it up in the POH"],
    );
    expect(debrief().lines.map((line) => line.grade)).toEqual(['not-assessed', 'unsatisfactory']);
  });
});
