import { Debrief } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
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
  const send = (event: ExamEvent) => {
    state = step(state, event, fixtureContent).state;
  };
  send({ type: 'started' });
  for (const text of answers) send({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
  const debrief = (changes: Partial<FinishedExam> = {}) =>
    buildDebrief(state, { endedBecause: 'pilot', ...changes }, fixtureContent);
  return { debrief, state: () => state };
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

  it('has every point with what was found, in which words, and each code with its title', () => {
    const { debrief } = examWith([classE.id, classD.id], [wrong, 'no']);
    const [line, open] = debrief().lines;
    const found = line!.points!.map(({ statement, found }) => [statement, found]);
    expect(found).toContainEqual(['1,000 feet above clouds.', 'contradicted']);
    expect(line!.points!.find(({ found }) => found === 'contradicted')!.words).toContain(
      'five hundred above',
    );
    expect(line!.points!.filter(({ found }) => found !== 'heard').map(({ statement }) => statement)).toEqual(
      line!.missing,
    );
    expect(line!.titles).toHaveLength(line!.acs.length);
    expect(open).toMatchObject({ grade: 'not-assessed' });
    expect(open!.points).toBeUndefined();
  });

  it('has no words of a point that they only touched on', () => {
    const touched = 'Three or five miles.';
    const { debrief } = examWith([classE.id, classD.id], [touched, 'no']);
    const missing = debrief().lines[0]!.points!.filter(({ found }) => found === 'missing');
    expect(missing.map(({ statement }) => statement)).toContain('3 statute miles of visibility.');
    expect(missing.every(({ words }) => words === null)).toBe(true);
  });

  it('sends the pilot to the weakest element', () => {
    const { debrief } = examWith(
      [fuelReserve.id, classE.id, classD.id],
      [fuelReserve.modelAnswer, 'the night reserve', wrong, 'no'],
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
    const debrief = buildDebrief(state, { endedBecause: 'never-started' }, fixtureContent);
    expect(debrief).toEqual({ summary: expect.stringContaining('never began'), lines: [], study: null });
  });

  it('does not fail an answer that the end cut short', () => {
    const { debrief } = examWith([classE.id], ['Three miles of visibility.']);
    expect(debrief().lines[0]).toMatchObject({ grade: 'not-assessed', quote: 'Three miles of visibility.' });
  });

  it('judges nothing: it tells the verdicts that stand on the record', () => {
    const { state } = examWith([fuelReserve.id], [fuelReserve.modelAnswer]);
    const [answered, ...rest] = state().asked;
    const verdicts = answered!.verdicts.map((verdict) => ({
      ...verdict,
      satisfactory: false,
      contradicted: true,
      keyPoints: verdict.keyPoints.with(0, {
        ...verdict.keyPoints[0]!,
        verdict: 'contradicted' as const,
        evidence: ['Thirty minutes'],
      }),
    }));
    const asked = [{ ...answered!, verdicts }, ...rest];
    const [line] = buildDebrief({ ...state(), asked }, { endedBecause: 'pilot' }, fixtureContent).lines;
    expect(line).toMatchObject({ grade: 'unsatisfactory', missing: [fuelReserve.keyPoints[0]!.statement] });
    expect(line!.reason).toContain('“Thirty minutes”');
  });

  it('leaves an answer open that has no verdict', () => {
    const { state } = examWith([fuelReserve.id], [fuelReserve.modelAnswer]);
    const asked = state().asked.map((one) => ({ ...one, verdicts: [] }));
    const { lines } = buildDebrief({ ...state(), asked }, { endedBecause: 'pilot' }, fixtureContent);
    expect(lines[0]).toMatchObject({ grade: 'not-assessed', quote: null });
  });

  it('reads an exam that was stored before verdicts were kept', () => {
    const { debrief, state } = examWith(
      [fuelReserve.id, classE.id],
      [fuelReserve.modelAnswer, 'night', wrong],
    );
    const old = JSON.parse(JSON.stringify({ ...state(), version: 1 }));
    for (const one of [...old.asked, old.current, old.beforeLastAnswer.current]) if (one) delete one.verdicts;
    expect(buildDebrief(old, { endedBecause: 'pilot' }, fixtureContent)).toEqual(debrief());
  });

  it('takes a look-up for what it is', () => {
    const { debrief } = examWith(
      [fuelReserve.id, classD.id],
      ["I'd look that up in part 91.", "I'd look it up in the POH"],
    );
    expect(debrief().lines.map((line) => line.grade)).toEqual(['not-assessed', 'unsatisfactory']);
  });
});
