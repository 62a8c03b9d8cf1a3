/**
 * One leg on the example flight as it would be said, to be read aloud:
 *
 *   npx tsx packages/examiner/eval/print-leg.ts private 1 [seed]
 *
 * The applicant has a table for what is laid out, and answers with known answers, wrong in every fourth question.
 */
import { Rating } from '@rightseat/contract';
import { loadContent } from '#content/load-content.ts';
import { findAskable } from '#engine/find-askable.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent, ExamOptions } from '../src/exam.ts';

const WRONG_EVERY = 4;
const MOST_TURNS = 200;

const [rating = 'private', leg = '1', seed = 'leg'] = process.argv.slice(2);
const content = loadContent();
const choice = { rating: Rating.parse(rating), manner: 'checkride', leg: Number(leg) } as const;
const options: ExamOptions = { choice, kind: 'coach', limitSeconds: 1_800, seed, flight: null };

let state = startExam(options, content);
const send = (event: ExamEvent) => {
  const { state: next, reply } = step(state, event, content);
  state = next;
  if (reply.text) console.log(`**Examiner:** ${reply.text}\n`);
};

console.log(`# Leg ${leg} of the ${rating} oral, on the example flight (seed ${seed})\n`);
send({ type: 'started', hasTable: true });
const said = new Set<string>();
for (let turn = 0; state.phase === 'running' && turn < MOST_TURNS; turn++) {
  const asked = state.current && findAskable(state.current, contentFor(state, content));
  if (!asked) break;
  const kind = state.asked.length % WRONG_EVERY === WRONG_EVERY - 1 ? 'wrong' : 'right';
  const known = asked.askable.knownAnswers?.() ?? [];
  const answer = known.find((one) => one.kind === kind && !said.has(one.text))?.text;
  const wrong = asked.askable.wrongAnswers[0]?.text;
  const text = answer ?? (kind === 'wrong' && wrong && !said.has(wrong) ? wrong : asked.askable.modelAnswer);
  said.add(text);
  console.log(`**Pilot:** ${text}\n`);
  send({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
}
