// How well replies to the examiner are taken apart: npm run eval:replies -- FILE.jsonl … [--without-line] [--misses]
// A line of FILE is { "examiner": what he said last, "parts": [["answer", "…"], ["asks-more", "…"]] }; what is asked about is a part of the
// name, and `asks-fact` alone is about the case. By the model alone, without the rules of an exam. A set whose misses are read is spent.
import { readFileSync } from 'node:fs';
import type { SaidPart } from '@rightseat/contract';
import { startPatientReader } from './start-patient-reader.ts';

interface Reply {
  examiner: string;
  parts: [name: string, text: string][];
}

const parameters = process.argv.slice(2);
const withoutLine = parameters.includes('--without-line');
const files = parameters.filter((parameter) => !parameter.startsWith('--'));
if (!files.length) throw new Error('usage: npm run eval:replies -- FILE.jsonl … [--without-line] [--misses]');
const reader = await startPatientReader();

for (const file of files) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const count = { parts: 0, right: 0, beside: 0, heard: 0, named: 0, answers: 0, lost: 0, plain: 0, cut: 0 };
  const kinds = { asked: 0, right: 0 };
  const misses: string[] = [];
  for (const { examiner, parts } of lines.map((line) => JSON.parse(line) as Reply)) {
    const text = parts.map(([, said]) => said).join(' ');
    const names = namesOfWords(await reader.read(text, withoutLine ? '' : examiner));
    const isPlain = parts.length === 1 && parts[0]![0] === 'answer';
    if (isPlain) count.plain++;
    const isCut = isPlain && names.some((name) => name !== 'answer');
    if (isCut) count.cut++;
    let at = 0;
    let isMissed = isCut;
    for (const [name, said] of parts) {
      const length = wordsOf(said).length;
      const found = mostOf(names.slice(at, at + length));
      at += length;
      count.parts++;
      const isRight = actOf(found) === actOf(name);
      if (isRight) count.right++;
      else isMissed = true;
      if (name === 'answer') {
        count.answers++;
        if (!isRight) count.lost++;
        continue;
      }
      if (actOf(name) === 'asks-fact' && isRight) {
        kinds.asked++;
        if (found === name) kinds.right++;
      }
      if (!parts.some(([other]) => other === 'answer')) continue;
      count.beside++;
      if (found !== 'answer') count.heard++;
      if (isRight) count.named++;
    }
    if (isMissed)
      misses.push(
        `${parts.map(([name, said]) => `[${name}] ${said}`).join(' ')}\n   ${summary(text, names)}`,
      );
  }
  console.log(`\n${file}: ${lines.length} replies`);
  console.log(`the right act for a part                    ${share(count.right, count.parts)}`);
  console.log(`an aside beside an answer heard             ${share(count.heard, count.beside)}`);
  console.log(`the same by its right name                  ${share(count.named, count.beside)}`);
  console.log(`an answer lost                              ${share(count.lost, count.answers)}`);
  console.log(`an answer and nothing else, cut             ${share(count.cut, count.plain)}`);
  console.log(`what is asked about, where it was heard     ${share(kinds.right, kinds.asked)}`);
  if (parameters.includes('--misses')) console.log(misses.join('\n'));
}
await reader.close();

function actOf(name: string): string {
  return name.startsWith('asks-') ? 'asks-fact' : name;
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** What each word was taken for. */
function namesOfWords(parts: readonly SaidPart[]): string[] {
  return parts.flatMap(({ act, asks, text }) =>
    wordsOf(text).map(() => (asks && asks !== 'case' ? `asks-${asks}` : act)),
  );
}

function mostOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'answer';
}

function summary(text: string, names: readonly string[]): string {
  const words = wordsOf(text);
  return words.map((word, at) => (names[at] === names[at - 1] ? word : `<${names[at]}> ${word}`)).join(' ');
}

function share(some: number, all: number): string {
  return `${some} of ${all}${all ? ` (${((100 * some) / all).toFixed(1)} %)` : ''}`;
}
