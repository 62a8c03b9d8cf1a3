import type { Debrief } from '@rightseat/contract';

/** What stands in quotes is the pilot's own, or the content's, and stays as it is. */
const QUOTED = /(“[^”]*”)/;

/** The longer ones first. Our own sentences hold no other "you". */
const turns: [RegExp, string][] = [
  [/\bsaid that you didn't know\b/g, 'said that they did not know'],
  [/\bhad you\b/g, 'had they'],
  [/\bfrom you\b/g, 'from the pilot'],
  [/\byou know\b/g, 'the pilot knows'],
  [/\byou had\b/g, 'they had'],
  [/\bYou were\b/g, 'The pilot was'],
  [/\byou were\b/g, 'the pilot was'],
  [/\bYou\b/g, 'The pilot'],
  [/\byou\b/g, 'the pilot'],
  [/\bYour\b/g, "The pilot's"],
  [/\byour\b/g, 'their'],
  [/^Go back over this first: /, 'To be gone over first: '],
  [/(?<=[.!?] )Go back over this first: /g, 'To be gone over first: '],
];

/** What a model's sentences may ask of the pilot stands first in them (`prose/`). */
const ASKS = /(?<=^|[.] )(Review|Study|Read|Go|Start|Work|Practi[cs]e|Learn)\b/g;

/** A debrief as somebody else reads it: it was written to its pilot. */
export function aboutThePilot(debrief: Debrief): Debrief {
  return {
    ...debrief,
    summary: inThirdPerson(debrief.summary),
    ...(debrief.prose && { prose: inThirdPerson(debrief.prose, turnProse) }),
    lines: debrief.lines.map((line) => ({ ...line, reason: inThirdPerson(line.reason) })),
  };
}

const turnOurs = (own: string) => turns.reduce((told, [from, to]) => told.replace(from, to), own);
const turnProse = (own: string) =>
  turnOurs(own.replace(ASKS, (verb) => `The pilot should ${verb.toLowerCase()}`));

function inThirdPerson(text: string, turn = turnOurs): string {
  return text
    .split(QUOTED)
    .map((piece, index) => (index % 2 === 0 ? turn(piece) : piece))
    .join('');
}
