import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layOut } from './lay-out.ts';

it('loses nothing', () => {
  const long = Array.from({ length: 40 }, (_, at) => `word ${at}`);
  const value = {
    a: [],
    b: {},
    c: [[...long], ['"', null, 1.5, true]],
    d: [{ e: long, f: { g: { h: 'ü\n' } } }],
  };
  expect(JSON.parse(layOut(value))).toEqual(value);
});

const folder = new URL('../content/questions/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

it.each(files)('has laid out %s: npx tsx packages/examiner/scripts/lay-out-questions.ts', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  expect(layOut(JSON.parse(text)) === text).toBe(true);
});
