import { acts } from '@rightseat/contract';
import { z } from 'zod';
import { Reading, TurnReading } from '#advice.ts';

/** More is no answer to anything that is asked here. In characters. */
const longestAnswer = 8_000;

/** As a model is asked to say it: no lists, which small models leave empty or never end. */
const Said = z.object({
  act: z.enum(acts),
  also: z.enum(acts).nullable(),
  points: z.record(z.string(), Reading.omit({ point: true })),
  assume: z.number().nullable(),
  covers: z.record(z.string().regex(/^\d+$/), z.boolean()),
  lead: z.string(),
});

/** What a model's text says of a turn; null for everything that is not of that shape. Never throws. */
export function parseReading(text: string): TurnReading | null {
  if (text.length > longestAnswer) return null;
  const fenced = /^\s*```(?:json)?\s*(\{.*\})\s*```\s*$/s.exec(text);
  try {
    const { act, also, points, covers, ...said } = Said.parse(JSON.parse(fenced?.[1] ?? text));
    return TurnReading.parse({
      ...said,
      acts: also === null || also === act ? [act] : [act, also],
      points: Object.entries(points).map(([point, read]) => ({ point, ...read })),
      covers: Object.keys(covers)
        .filter((index) => covers[index])
        .map(Number),
    });
  } catch {
    return null;
  }
}
