// Whole conversations with applicants who react to what they hear: npm run eval:talk [-- KIND] [--manner=coach]
// [--rating=instrument] [--seed=1]. Beside each turn stands what it was taken for, and what became of the question.
import { buildDebrief, type ExamOptions, loadContent } from '@rightseat/examiner';
import { findBrokenRules, type HeldTalk, holdTalk, talkerKinds } from '@rightseat/examiner/testing';
import { startPatientReader } from './start-patient-reader.ts';

const parameters = process.argv.slice(2);
const flag = (name: string) => parameters.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
const kinds = talkerKinds.filter((kind) => parameters.every((one) => one.startsWith('--') || one === kind));
const manner = flag('manner') === 'coach' ? 'coach' : 'checkride';
const rating = flag('rating') === 'instrument' ? 'instrument' : 'private';

const content = loadContent();
const reader = await startPatientReader();
let [turns, broken] = [0, 0];
for (const kind of kinds) {
  const seed = flag('seed') ?? 'talk';
  const options: ExamOptions = { choice: { rating, manner }, kind: 'coach', limitSeconds: 1_800, seed };
  const held = await holdTalk(options, kind, content, reader.read);
  console.log(`\n## ${kind}: ${rating}, ${manner}\n`);
  print(held);
  const { outcome } = buildDebrief(held.state, { endedBecause: 'examiner' }, content);
  const found = findBrokenRules(held, content);
  console.log(
    `\n${held.turns.length} turns; ${outcome?.result ?? 'no result'}; rules broken: ${found.length}`,
  );
  for (const rule of found) console.log(`- ${rule}`);
  turns += held.turns.length;
  broken += found.length;
}
await reader.close();
console.log(`\n${kinds.length} conversations, ${turns} turns, ${broken} broken rules`);

function print({ opening, turns: spoken }: HeldTalk): void {
  console.log(`**Examiner:** ${opening}`);
  for (const { before, text, acts, answer, after, reply } of spoken) {
    const kept = acts.length && answer ? ['answer'] : [];
    const taken = [...acts, ...kept].join(', ') || 'answer';
    const filed = after.asked
      .slice(before.asked.length)
      .map(({ questionId, outcome }) => `${questionId}: ${outcome}`);
    console.log(`**Pilot:** ${text} *(${[taken, ...filed].join('; ')})*`);
    console.log(`**Examiner:** ${reply.text}`);
  }
}
