/**
 * Sets the files of the questions as they are kept, so that a question is read without scrolling past its words:
 *
 *   npx tsx packages/examiner/scripts/lay-out-questions.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layOut } from './lay-out.ts';

const folder = new URL('../content/questions/', import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
for (const file of names.map((name) => new URL(name, folder))) {
  const before = readFileSync(file, 'utf8');
  const after = layOut(JSON.parse(before));
  if (after !== before) writeFileSync(file, after);
}
