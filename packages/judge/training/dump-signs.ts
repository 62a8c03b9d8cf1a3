/**
 * What the exact signs and the judge say of labelled answers, for `fit.py`: one row for each point.
 *
 *   npx tsx packages/judge/training/dump-signs.ts ROWS.json OUT.json [MODEL_FOLDER]
 *
 * ROWS.json is what `rows.py` prints.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { loadContent } from '@rightseat/examiner';
import { bySignsAlone, findAsked, findSigns, signsOf } from '@rightseat/examiner/eval';
import { loadJudgeModel } from '../src/judge-model.ts';

interface Row {
  set: string;
  part: string;
  answer: string;
  question: string;
  kind: string;
  point: string;
  essential: boolean;
  ask: string;
  text: string;
  y: 0 | 1 | 2;
}

const [from, to, folder] = process.argv.slice(2);
if (!from || !to) throw new Error('usage: dump-signs.ts ROWS.json OUT.json [MODEL_FOLDER]');
const content = loadContent();
const model = await loadJudgeModel(folder ? pathToFileURL(`${folder}/`) : undefined);
const rows = JSON.parse(readFileSync(from, 'utf8')) as Row[];
const answers = new Map<string, Row[]>();
for (const row of rows) answers.set(row.answer, [...(answers.get(row.answer) ?? []), row]);
const dumped: unknown[] = [];
for (const points of answers.values()) {
  const [{ question, ask, text }] = points as [Row];
  const { askable } = findAsked(question, content)!;
  const { found } = findSigns(askable, text);
  const readings = await model.read({ points: askable.keyPoints, said: [{ ask, text }] });
  if (!readings) continue;
  for (const [index, { id }] of askable.keyPoints.entries()) {
    const row = points.find(({ point }) => point === id)!;
    const { set, part, answer, kind, point, essential, y } = row;
    const { grade, asksNumber } = found[index]!;
    const signs = signsOf(found[index]!, readings[index]!);
    const number = { wrong: grade.number?.isRight === false, missing: asksNumber && !grade.number };
    const alone = bySignsAlone(found[index]!).verdict;
    dumped.push({ set, part, answer, question, kind, point, essential, y, signs, number, alone });
  }
}
writeFileSync(to, JSON.stringify(dumped));
