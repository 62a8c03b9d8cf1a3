import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { ExamEvent } from '../exam.ts';
import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();
const question = content.questionById('ir.i.c-fuel-reserve')!;
const [destination, alternate, reserve] = question.keyPoints;

/** An exam at the fuel question, stored and read back between any two events. */
function examAtFuel() {
  const started = startExam(
    {
      choice: { rating: 'instrument', manner: 'checkride' },
      kind: 'coach',
      limitSeconds: 1800,
      seed: 'nudged',
    },
    content,
  );
  let state: ExamState = {
    ...started,
    plan: [question.id, ...started.plan.filter((id) => id !== question.id)],
  };
  const send = (event: ExamEvent) => {
    const result = step(JSON.parse(JSON.stringify(state)), event, content);
    state = result.state;
    return result.reply.text;
  };
  send({ type: 'started' });
  const say = (text: string, continuesLastAnswer = false) =>
    send({ type: 'pilot-said', text, typed: true, continuesLastAnswer });
  return { send, say, state: () => state };
}

const ledInto = (nudge: string) => lines.nudgeLeads.map((lead) => `${lead} ${nudge}`);

it('steers to what was left out, the most important first, with a word that tells nothing', () => {
  const exam = examAtFuel();
  expect(ledInto(destination!.nudge!)).toContain(exam.say('45 minutes of reserve.'));
  expect(ledInto(alternate!.nudge!)).toContain(exam.say('Enough to fly to the destination.'));
  exam.say('And then on to the alternate.');
  expect(exam.state().asked).toMatchObject([{ questionId: question.id, outcome: 'held' }]);
});

it('says it again after the question, asked for or come back to, and never two of them', () => {
  const exam = examAtFuel();
  exam.say('45 minutes of reserve.');
  const whole = (nudge: string) => `${question.ask.replace('?', '.')} ${nudge}`;
  expect(exam.send({ type: 'repeat-requested' })).toBe(whole(destination!.nudge!));
  expect(exam.send({ type: 'resumed' })).toContain(whole(destination!.nudge!));
  exam.say('Enough to fly to the destination.');
  expect(exam.send({ type: 'repeat-requested' })).toBe(whole(alternate!.nudge!));
  expect(exam.send({ type: 'resumed' })).not.toContain(destination!.nudge!);
  expect(reserve!.nudge).toBeDefined();
});

it('does not say the same again to a pilot who only goes on speaking', () => {
  const exam = examAtFuel();
  const first = exam.say('45 minutes');
  const second = exam.say('45 minutes of reserve.', true);
  expect(second).not.toBe(first);
  expect(second.endsWith(destination!.nudge!)).toBe(true);
});

it('goes on at once for who asks for another question, and says so once', () => {
  const exam = examAtFuel();
  const reply = exam.say('Next question, please.');
  const next = content.questionById(exam.state().current!.questionId)!;
  expect(lines.skipped.map((line) => `${line} ${next.ask}`)).toContain(reply);
});
