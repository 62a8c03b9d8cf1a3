import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { besideLines } from '#engine/beside-lines.ts';
import { findAskable } from '#engine/find-askable.ts';
import { lines } from '#engine/lines.ts';
import { standingVerdict } from '#engine/verdict.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { HeldTalk, Spoken } from './hold-talk.ts';

/** Acts that never move the exam on by themselves, however often they come; a few rounds of talk leave a question open. */
const holdsTheFloor: readonly Act[] = [
  'repeat',
  'rephrase',
  'asks-fact',
  'wait',
  'hint',
  'wants-verdict',
  'nervous',
  'small-talk',
  'argues',
  'trouble',
  'orders',
  'abuse',
];

const MOST_PROBES = 2;

/** What an examiner who listens must never do, told as "rule: turn". */
export function findBrokenRules({ turns, state }: HeldTalk, shipped: Content): string[] {
  const content = contentFor(state, shipped);
  const broken = turns.flatMap((turn) =>
    Object.entries(rules).flatMap(([rule, isBroken]) =>
      isBroken(turn, content) ? [`${rule}: ${turn.text} → ${turn.reply.text}`] : [],
    ),
  );
  const replies = turns.map(({ reply }) => reply.text);
  const twice = replies.filter(
    (text, index) => text !== '' && text === replies[index - 1] && !isRepeat(turns[index]!),
  );
  return [...broken, ...twice.map((text) => `says the same twice: ${text}`)];
}

const isRepeat = ({ acts }: Spoken) => acts.includes('repeat') || acts.includes('rephrase');

const rules: Record<string, (turn: Spoken, content: Content) => boolean> = {
  'grades what is no answer': ({ before, after, acts, answer }) =>
    answer === '' &&
    acts.every((act) => holdsTheFloor.includes(act)) &&
    acts.length > 0 &&
    after.asked.slice(before.asked.length).some(({ outcome }) => outcome === 'failed'),
  'holds a probe against what is no answer': ({ before, after, acts, answer }) =>
    answer === '' &&
    acts.length > 0 &&
    before.asked.length === after.asked.length &&
    after.progress.probes > before.progress.probes,
  'probes more than twice': ({ after }) => after.progress.probes > MOST_PROBES,
  // Who takes back that he wants to stop has the question said again, whatever he had answered: that is no probe.
  'probes a complete answer': ({ before, after: { current, progress } }) => {
    const said = current && standingVerdict(current)?.keyPoints;
    if (before.progress.expecting.for === 'stop') return false;
    return progress.expecting.for === 'more' && !!said && said.every(({ verdict }) => verdict === 'heard');
  },
  'answers a question about facts with something else': ({ acts, answer, before, reply }, content) => {
    if (acts.length !== 1 || acts[0] !== 'asks-fact' || answer !== '') return false;
    const asked = before.current && findAskable(before.current, content);
    const facts = asked?.question.assume?.map(({ say }) => say) ?? [];
    const known = [...facts, ...lines.assume, ...lines.asTold, ...Object.values(besideLines).flat()];
    return !known.some((line) => reply.text.includes(line));
  },
  'ends without a yes': ({ before, after, acts }) =>
    after.isStopped === true && before.progress.expecting.for !== 'stop' && acts.includes('stop'),
  'asks two questions at once': ({ reply }) => reply.text.split('?').length > 2,
  'says nothing': ({ reply, before }) => reply.text === '' && before.progress.expecting.for !== 'look-up',
};
