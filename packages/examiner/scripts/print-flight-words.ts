/**
 * Which written questions are asked of the flight and in which words, and by which sign the others stay beside it (decision 0047);
 * what no sign holds is for a person to look at:
 *
 *   npx tsx packages/examiner/scripts/print-flight-words.ts > docs/flight-words.md
 */
import { loadContent } from '#content/load-content.ts';
import type { Question } from '#content/question.ts';

const inTask = (tasks: RegExp) => (question: Question) => tasks.test(question.id);
const inWords = (words: RegExp) => (question: Question) => words.test(question.ask);

/** The first that holds. Words tell the kind and no more: whether a question must stay, they cannot. */
const signs: readonly [string, (question: Question) => boolean][] = [
  ['It lies on the table', ({ exhibit }) => exhibit !== undefined],
  ["It is about the pilot's own past or papers", inTask(/^(pa|ir)\.i\.a-/)],
  ['It is about a maneuver', inTask(/^(pa\.(v|vii|viii)|ir\.(iv|v))\./)],
  [
    'It names another airplane or another pilot',
    inWords(
      /\b(rent(al|ing|ed)?|borrow|lends|buy|club|another airplane|next airplane|owner|a pilot|share of)\b/i,
    ),
  ],
  [
    'It names people who may not be aboard',
    inWords(/\b(passengers?|friends?|child(ren)?|family|neighbor)\b/i),
  ],
  [
    'It names a place that may not be his',
    inWords(/\b(tower(ed)?|nontowered|ground control|strip|jet|grass|mountains?|lake|home field)\b/i),
  ],
  [
    'It names equipment that he may not have',
    inWords(/\b(autopilot|glass|vacuum|suction|retractable|gear|carburetor|tanks?|brakes?|MEL)\b/i),
  ],
  ['It brings figures of its own', inWords(/\d/)],
  ['No sign holds it here: for a person to look at', () => true],
];

const { questions } = loadContent();
const moved = questions.filter(({ onFlight }) => onFlight);
const left = questions.filter(({ onFlight }) => !onFlight);
const kindOf = (question: Question) => signs.find(([, holds]) => holds(question))![0];

console.log(`# Question by question: asked of the flight, or beside it

Printed by \`npx tsx packages/examiner/scripts/print-flight-words.ts\`. Of ${questions.length} written questions ${moved.length} are asked of the
flight. The others are sorted by the first sign that the command finds in them; a sign is no judgement. The last list has what no sign
holds beside the flight: who moves one gives it an \`onFlight\`, and who leaves it has read it.

## Asked of the flight: ${moved.length}
`);
for (const { id, onFlight } of moved) console.log(`- \`${id}\`: ${onFlight}`);
for (const [kind] of signs) {
  const ofKind = left.filter((question) => kindOf(question) === kind);
  console.log(`\n## ${kind}: ${ofKind.length}\n`);
  for (const { id, ask } of ofKind) console.log(`- \`${id}\`: ${ask}`);
}
