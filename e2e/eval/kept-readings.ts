import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PointReading, ToRead } from '@rightseat/contract';
import { loadJudgeModel } from '@rightseat/judge';

const weights = new URL('../../packages/judge/model/judge.onnx', import.meta.url);

export interface KeptReadings {
  read(toRead: ToRead): Promise<PointReading[] | null>;
  keep(): void;
}

/**
 * What the judge reads, kept between runs by its weights and by what it was given: an answer costs it some 30 ms, and to leave
 * out one rule after the other asks for the same readings each time.
 */
export async function openReadings(): Promise<KeptReadings> {
  const file = `.data/eval/readings-${digest(readFileSync(weights))}.json`;
  const known: Record<string, PointReading[] | null> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  let judge: ReturnType<typeof loadJudgeModel> | undefined;
  return {
    async read(toRead) {
      const key = digest(JSON.stringify(toRead));
      if (known[key] === undefined) {
        judge ??= loadJudgeModel();
        known[key] = await (await judge).read(toRead);
      }
      return known[key];
    },
    keep() {
      mkdirSync('.data/eval', { recursive: true });
      if (judge) writeFileSync(file, JSON.stringify(known));
    },
  };
}

function digest(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}
