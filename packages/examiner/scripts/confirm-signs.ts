import { listAskables } from '#check/askables.ts';
import type { WrittenTask } from '#content/list-written.ts';
import { digestStatement, type PointSigns, type Signs } from '#content/signs.ts';

/** The signs of a task; where they do not say for which statement they were written, for the one that stands there. */
export function confirmSigns({ questions, signs }: WrittenTask): Signs {
  const askables = listAskables(questions);
  return mapValues(signs, (points, name) => {
    const keyPoints = askables.find((asked) => asked.name === name)?.askable.keyPoints ?? [];
    return mapValues(points, (of, id): PointSigns => {
      const point = keyPoints.find((one) => one.id === id);
      const { writtenFor, ...words } = of;
      return point && !writtenFor ? { writtenFor: digestStatement(point.statement), ...words } : of;
    });
  });
}

const mapValues = <Value>(
  of: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value, name)]));
