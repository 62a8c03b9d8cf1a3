import { z } from 'zod';
import { Reading, TurnReading } from '#advice.ts';

/** More is no answer to anything that is asked here. In characters. */
const longestAnswer = 8_000;

/** As a model is asked to say it: the points by their ids. */
const Said = z.object({ ...TurnReading.shape, points: z.record(z.string(), Reading.omit({ point: true })) });

/** What a model's text says of a turn; null for everything that is not of that shape. Never throws. */
export function parseReading(text: string): TurnReading | null {
  if (text.length > longestAnswer) return null;
  const fenced = /^\s*```(?:json)?\s*(\{.*\})\s*```\s*$/s.exec(text);
  try {
    const { points, ...said } = Said.parse(JSON.parse(fenced?.[1] ?? text));
    const listed = Object.entries(points).map(([point, read]) => ({ point, ...read }));
    return TurnReading.parse({ ...said, points: listed });
  } catch {
    return null;
  }
}
