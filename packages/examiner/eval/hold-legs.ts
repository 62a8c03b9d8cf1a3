// What becomes of applicants over whole legs: npm run eval:legs
// Each answers with known answers, none said twice: rightly in other people's words, or wrongly on purpose in every
// third. Every question of his leg that has none is answered with the model answer.
import type { ExamResult } from '@rightseat/contract';
import { loadContent } from '#content/load-content.ts';
import { buildDebrief } from '#debrief/build-debrief.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent, ExamOptions } from '../src/exam.ts';

const LEGS_EACH = 5;
const legs = [
  { rating: 'private', legs: 4 },
  { rating: 'instrument', legs: 3 },
] as const;
const applicants = {
  'right in his own words': (): 'right' | 'wrong' => 'right',
  'wrong in every third': (index: number): 'right' | 'wrong' => (index % 3 === 2 ? 'wrong' : 'right'),
} as const;

const content = loadContent();

function holdLeg(options: ExamOptions, kindAt: (index: number) => 'right' | 'wrong') {
  let state = startExam(options, content);
  const send = (event: ExamEvent) => {
    state = step(state, event, content).state;
  };
  send({ type: 'started' });
  const said = new Set<string>();
  for (let turn = 0; state.phase === 'running' && turn < 200; turn++) {
    const asked = state.current && findAskable(state.current, contentFor(state, content));
    if (!asked) break;
    const text = answerTo(asked, kindAt(state.asked.length), said);
    said.add(text);
    send({ type: 'pilot-said', text, typed: true, continuesLastAnswer: false });
  }
  const debrief = buildDebrief(state, { endedBecause: 'examiner' }, content);
  return { result: debrief.outcome!.result, lines: debrief.lines };
}

/** Who is asked for more says another answer of the same kind. */
function answerTo({ askable }: Asked, kind: 'right' | 'wrong', said: ReadonlySet<string>): string {
  const known = askable.knownAnswers?.().filter((answer) => answer.kind === kind && !said.has(answer.text));
  return known?.[0]?.text ?? (kind === 'right' ? askable.modelAnswer : "I don't know.");
}

for (const [name, kindAt] of Object.entries(applicants)) {
  const results: Partial<Record<ExamResult, number>> = {};
  let [judged, unsatisfactory, open] = [0, 0, 0];
  for (const { rating, legs: count } of legs) {
    for (let leg = 1; leg <= count; leg++) {
      for (let seed = 0; seed < LEGS_EACH; seed++) {
        const choice = { rating, manner: 'checkride', leg } as const;
        const options: ExamOptions = { choice, kind: 'coach', limitSeconds: 1_800, seed: `legs-${seed}` };
        const { result, lines } = holdLeg(options, kindAt);
        results[result] = (results[result] ?? 0) + 1;
        judged += lines.length;
        unsatisfactory += lines.filter(({ grade }) => grade === 'unsatisfactory').length;
        open += lines.filter(({ grade }) => grade === 'not-assessed').length;
      }
    }
  }
  console.log(
    `${name.padEnd(24)} ${JSON.stringify(results)}; of ${judged} answers ${unsatisfactory} unsatisfactory, ${open} left open`,
  );
}
