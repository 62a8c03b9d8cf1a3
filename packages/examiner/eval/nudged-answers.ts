import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readAskName } from '../src/content/ask-name.ts';
import type { Content } from '../src/content/content.ts';
import { findAskable } from '../src/engine/find-askable.ts';

/** What is chosen is chosen by `read`, and `apart` is scored once to confirm it. */
export const NUDGED_SETS = ['read', 'apart'] as const;
export type NudgedSet = (typeof NUDGED_SETS)[number];

const NudgedAnswer = z.strictObject({
  /** As `askName` has it. */
  question: z.string(),
  kind: z.enum(['right', 'leaves-out', 'wrong']),
  text: z.string(),
  /** Essential points that the first answer says, and those it says wrong. */
  heard: z.array(z.string()),
  wrong: z.array(z.string()),
  /** What the same person says when nudged for a point, each essential one, and what that says of it. */
  replies: z.record(
    z.string(),
    z.strictObject({ text: z.string(), says: z.enum(['right', 'wrong', 'nothing']) }),
  ),
});
export type NudgedAnswer = z.infer<typeof NudgedAnswer>;

/** Throws where an entry names no question, or has no reply for an essential point of it. */
export function readNudgedAnswers(set: NudgedSet, content: Content): NudgedAnswer[] {
  const text = readFileSync(new URL(`nudged/${set}.json`, import.meta.url), 'utf8');
  const answers = z.array(NudgedAnswer).parse(JSON.parse(text));
  for (const { question, heard, wrong, replies } of answers) {
    const asked = findAskable(readAskName(question), content);
    const essential = asked?.askable.keyPoints.flatMap((point) => (point.essential ? point.id : []));
    const isSame = essential?.length === Object.keys(replies).length && essential.every((id) => replies[id]);
    if (!isSame || ![...heard, ...wrong].every((id) => replies[id]))
      throw new Error(`${question} is not asked, or not replied to point by point`);
  }
  return answers;
}
