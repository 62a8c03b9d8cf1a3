import type { Act, SaidPart } from '@rightseat/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContent } from '#content/content.ts';
import { classD, classE, fixtureContent, fuelReserve, oxygen } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import type { PilotSaid } from './verdict.ts';

/** Loaded anew, so that every judgement of an answer is counted: files of tests share what was loaded before. */
vi.resetModules();
vi.doMock('#grading/grade-answer.ts', { spy: true });
const grading = await import('#grading/grade-answer.ts');
const { startExam } = await import('./start-exam.ts');
const { step } = await import('./step.ts');
const { findToJudge } = await import('./find-to-judge.ts');
const { judgeAnswer } = await import('./judge-answer.ts');
const { isAnswerSufficient } = await import('./is-answer-sufficient.ts');
const { reopenAnswer } = await import('./reopen-answer.ts');
const { buildDebrief } = await import('#debrief/build-debrief.ts');
afterAll(() => {
  vi.doUnmock('#grading/grade-answer.ts');
  vi.resetModules();
});

/** The coach looks up in a model answer which sentence of it says a point: that judges no pilot. */
const gradings = () =>
  vi
    .mocked(grading.gradeAnswer)
    .mock.calls.filter(([{ modelAnswer }, said]) => typeof said !== 'string' || !modelAnswer.includes(said))
    .map(([askable]) => askable);
beforeEach(() => vi.clearAllMocks());

const options: ExamOptions = {
  choice: { rating: 'private', manner: 'checkride' },
  kind: 'coach',
  limitSeconds: 1800,
  seed: 'a seed',
};

/** An exam that begins with these questions; what is said comes taken apart, as the reader of acts does it. */
function examAt(
  questionIds: string[],
  manner: 'coach' | 'checkride' = 'checkride',
  content = fixtureContent,
) {
  const started = startExam({ ...options, choice: { rating: 'private', manner } }, content);
  const rest = started.plan.filter((id) => !questionIds.includes(id));
  let state: ExamState = { ...started, plan: [...questionIds, ...rest] };
  state = step(state, { type: 'started' }, content).state;
  return {
    state: () => state,
    say(...said: [Act, string][]) {
      const result = step(state, pilotSaid(...said), content);
      state = result.state;
      return result;
    },
    debrief: () => buildDebrief(state, { endedBecause: 'pilot' }, content),
  };
}

function pilotSaid(...said: [Act, string][]): PilotSaid {
  const parts: SaidPart[] = said.map(([act, text]) => ({ act, text }));
  const text = parts.map((part) => part.text).join(' ');
  return { type: 'pilot-said', text, typed: true, continuesLastAnswer: false, parts };
}

const [day, night] = ['Thirty minutes by day.', 'And forty five minutes at night.'];

describe('an answer', () => {
  it.each(['coach', 'checkride'] as const)('is judged once, to the letter and beyond: %s', (manner) => {
    const exam = examAt([fuelReserve.id, classD.id], manner);
    isAnswerSufficient(exam.state(), day, fixtureContent);
    expect(gradings()).toHaveLength(1);
    vi.clearAllMocks();
    exam.say(['answer', day]);
    exam.say(['answer', 'Could be more.']);
    expect(gradings()).toEqual([fuelReserve, fuelReserve]);
    exam.debrief();
    exam.debrief();
    expect(gradings()).toHaveLength(2);
  });

  it('is looked at while he speaks as it would be judged, and a wish is not', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    isAnswerSufficient(exam.state(), 'Could you repeat the question?', fixtureContent);
    expect(gradings()).toEqual([]);
    exam.say(['answer', day]);
    vi.clearAllMocks();
    isAnswerSufficient(exam.state(), night, fixtureContent);
    step(exam.state(), { ...pilotSaid(['answer', night]), typed: false }, fixtureContent);
    const [looked, judged] = vi.mocked(grading.gradeAnswer).mock.calls;
    expect(looked).toEqual(judged?.slice(0, 2));
  });

  it('is not judged again by a step that is given the verdict', () => {
    const { state } = examAt([fuelReserve.id]);
    const event = pilotSaid(['answer', day]);
    const verdicts = findToJudge(state(), event, fixtureContent).map((answer) => judgeAnswer(answer));
    vi.clearAllMocks();
    const judged = { ...event, verdicts };
    const turn = step(state(), judged, fixtureContent);
    expect(gradings()).toEqual([]);
    expect(turn).toEqual(step(state(), event, fixtureContent));
    expect(turn.verdicts).toEqual(verdicts);
    // One on other words is none on these.
    vi.clearAllMocks();
    step(state(), { ...judged, text: night, parts: [{ act: 'answer', text: night }] }, fixtureContent);
    expect(gradings()).toEqual([fuelReserve]);
  });

  it('stands on the record with what was said, how, and by which content and grader it was judged', () => {
    const exam = examAt([fuelReserve.id]);
    const { verdicts } = exam.say(['answer', day]);
    expect(exam.state().current?.verdicts).toEqual(verdicts);
    expect(verdicts).toMatchObject([
      {
        questionId: fuelReserve.id,
        followUp: null,
        reason: 'answered',
        channel: 'typed',
        keyPoints: [
          { id: 'day', verdict: 'heard', evidence: ['Thirty minutes by day'] },
          { id: 'night', verdict: 'missing' },
          { id: 'cruise', verdict: 'missing' },
        ],
        content: expect.stringMatching(/^[\w-]{16}$/),
        grader: expect.any(String),
      },
    ]);
  });

  it('is judged by no words that are none, and quoted from the words as they were said', () => {
    const exam = examAt([classE.id]);
    exam.say(['answer', 'Three miles'], ['wait', 'give me a second'], ['answer', 'of visibility.']);
    expect(exam.state().current?.parts).toMatchObject([
      { text: 'Three miles of visibility.', said: 'Three miles give me a second of visibility.' },
    ]);
    expect(exam.debrief().lines[0]?.quote).toBe('Three miles give me a second of visibility.');
  });

  it('of an exam stored before verdicts were kept gets one when the exam goes on', () => {
    const exam = examAt([fuelReserve.id]);
    exam.say(['answer', day]);
    const old = JSON.parse(JSON.stringify({ ...exam.state(), version: 1 }));
    delete old.current.verdicts;
    const { state } = step(old, { type: 'resumed' }, fixtureContent);
    expect(state.current?.verdicts).toMatchObject([{ reason: 'taken-over' }]);
    const said = step(state, pilotSaid(['answer', night]), fixtureContent);
    expect(said.state.asked).toMatchObject([{ questionId: fuelReserve.id, outcome: 'held' }]);
  });

  it('that is asked for again after a lost line is completed under a verdict of its own', () => {
    const exam = examAt([classE.id]);
    exam.say(['answer', 'Three miles of visibility.']);
    exam.say(['answer', 'Nothing else.']);
    const open = reopenAnswer(exam.state())!;
    const rest = '500 feet below, 1,000 feet above and 2,000 feet horizontally.';
    const { state } = step(open, pilotSaid(['answer', rest]), fixtureContent);
    const [question] = state.asked;
    expect(question?.outcome).toBe('held');
    expect(question?.verdicts.map(({ reason }) => reason)).toEqual(['answered', 'answered', 'reopened']);
  });
});

describe('he remembers', () => {
  const said = `${fuelReserve.modelAnswer} After dark the night reserve counts.`;
  /** With a follow-up whose point is written like this. */
  const contentWith = (statement: string) => {
    const followUps = fuelReserve.followUps.map((followUp) => ({
      ...followUp,
      keyPoints: followUp.keyPoints.map((point) => ({ ...point, statement })),
    }));
    return createContent({
      ...fixtureContent,
      questions: [{ ...fuelReserve, followUps }, classD, classE, oxygen],
    });
  };

  it('asks no follow-up whose points were said', () => {
    const content = contentWith('The night reserve counts.');
    const asked = examAt([fuelReserve.id, classD.id], 'checkride', content);
    asked.say(['answer', fuelReserve.modelAnswer]);
    expect(asked.state().current).toMatchObject({ questionId: fuelReserve.id, followUp: 0 });
    const exam = examAt([fuelReserve.id, classD.id], 'checkride', content);
    exam.say(['answer', said]);
    expect(exam.state().current).toMatchObject({ questionId: classD.id, followUp: null });
  });

  it('credits a late correction, and judges nothing but the answer that it is of', () => {
    const exam = examAt([fuelReserve.id, classE.id, oxygen.id, classD.id]);
    for (let turn = 0; turn < 6; turn++) exam.say(['answer', "I don't know."]);
    const failed = exam.state().asked.map(({ questionId }) => questionId);
    expect(failed).toContain(fuelReserve.id);
    vi.clearAllMocks();
    const { reply } = exam.say([
      'corrects-earlier',
      `About the fuel reserve earlier: ${fuelReserve.modelAnswer}`,
    ]);
    expect(gradings()).toEqual([fuelReserve]);
    expect(lines.corrected).toContain(reply.text);
    const corrected = exam.state().asked.find(({ questionId }) => questionId === fuelReserve.id);
    expect(corrected?.outcome).toBe('held');
    expect(corrected?.verdicts.at(-1)?.reason).toBe('corrected');
    const line = exam.debrief().lines.find(({ questionId }) => questionId === fuelReserve.id);
    expect(line).toMatchObject({ grade: 'satisfactory' });
  });

  it('leaves open what was right and is taken back: nobody fails on it', () => {
    const exam = examAt([fuelReserve.id, classD.id]);
    exam.say(['answer', fuelReserve.modelAnswer]);
    exam.say(['answer', fuelReserve.followUps[0]!.modelAnswer]);
    exam.say(['corrects-earlier', 'The reserve fuel by day, that should be twenty minutes.']);
    expect(exam.state().asked[0]).toMatchObject({ questionId: fuelReserve.id, outcome: 'unclear' });
    expect(exam.debrief().lines[0]).toMatchObject({ grade: 'not-assessed' });
    expect(exam.debrief().lines[0]?.reason).toContain('twenty minutes');
  });

  it('looks at what was said before, credits it, and blames nobody for what was not', () => {
    const content = contentWith(
      'The night reserve: the rule looks at your landing and at arrival time alone.',
    );
    const exam = examAt([fuelReserve.id, classD.id], 'checkride', content);
    exam.say(['answer', said]);
    expect(exam.state().current).toMatchObject({ questionId: fuelReserve.id, followUp: 0 });
    exam.say(['already-answered', 'I told you that already.']);
    const [, followUp] = exam.state().asked;
    expect(followUp).toMatchObject({ questionId: fuelReserve.id, followUp: 0, outcome: 'held' });
    expect(followUp?.verdicts.at(-1)?.reason).toBe('said-before');
    const other = examAt([classE.id, classD.id]);
    other.say(['answer', 'Three miles of visibility.']);
    // To "anything else?" there is no more.
    other.say(['already-answered', 'I told you that already.']);
    expect(other.state().asked).toMatchObject([{ questionId: classE.id, outcome: 'unclear' }]);
  });
});
