import { Level } from '#content/question.ts';
import type { CheckedAskable } from './askables.ts';

/** Longer ones are forgotten before they end when heard. */
const longestAskWords = 40;
const fewestWrongAnswers = 2;

/** What a schema can't say: question marks, length, rising levels, wrong answers that point at a key point. */
export function checkShape({ where, question, askable, wrongAnswers }: CheckedAskable): string[] {
  const failures: string[] = [];
  const fail = (reason: string) => failures.push(`${where}: ${reason}`);
  const marks = askable.ask.split('?').length - 1;
  if (marks > 1) fail(`has ${marks} question marks: "${askable.ask}"`);
  if ((askable.rephrase ?? '').split('?').length > 2)
    fail(`asks twice in other words: "${askable.rephrase}"`);
  for (const ask of [askable.ask, askable.rephrase ?? '']) {
    const words = ask.split(/\s+/).length;
    if (words > longestAskWords) fail(`takes ${words} words to ask, at most ${longestAskWords}`);
  }
  const ids = askable.keyPoints.map((point) => point.id);
  if (new Set(ids).size < ids.length) fail(`key points share an id: ${ids.join(', ')}`);
  if (!askable.keyPoints.some((point) => point.essential)) fail('has no essential key point');
  for (const point of askable.keyPoints)
    if (point.heard.length + point.numbers.length === 0)
      fail(`${point.id} has neither words nor figures, so that anything credits it`);
  for (const wrong of wrongAnswers)
    if (!ids.includes(wrong.contradicts)) fail(`a wrong answer contradicts unknown "${wrong.contradicts}"`);
  if (askable === question) {
    if (wrongAnswers.length < fewestWrongAnswers) fail(`has fewer than ${fewestWrongAnswers} wrong answers`);
    const levels = [question, ...question.followUps].map(({ level }) => Level.options.indexOf(level));
    if (levels.some((level, index) => level < (levels[index - 1] ?? 0))) fail('levels do not rise');
  }
  return failures;
}
