import { describe, expect, it } from 'vitest';
import { atLength } from '../../../scripts/test/at-length.ts';
import { askName } from '../src/content/ask-name.ts';
import { loadContent } from '../src/content/load-content.ts';
import { ANSWER_SETS, BLIND_SETS, DEVELOPMENT_SETS, readLabelledAnswers } from './labelled-answers.ts';
import { scoreAnswers } from './score-answers.ts';

const content = loadContent();

/** For the short run some fifty answers of each set: what makes half of them wrong shows. */
const stepOf = (length: number) => atLength(Math.ceil(length / 50), 1);

describe.each(DEVELOPMENT_SETS)('the %s set of labelled answers', (set) => {
  const answers = readLabelledAnswers(set, content);
  const score = scoreAnswers(answers.filter((_, index) => index % stepOf(answers.length) === 0));

  it('names questions and key points that exist', () => {
    expect(() => readLabelledAnswers(set, content)).not.toThrow();
  });

  const notKnowing = score.byKind['dont-know'];
  it.skipIf(!notKnowing)('earns nothing by not knowing', () => {
    const [same, all] = (notKnowing ?? '').split(' of ');
    expect(same).toBe(all);
  });

  it('is mostly graded as an instructor would', () => {
    // Far below what was measured: this catches a broken rule, not a point of precision. Without the judge much stays open.
    const { precision, recall } = score;
    expect(precision).toBeGreaterThan(0.85);
    expect(recall).toBeGreaterThan(0.6);
  });
});

it.each(ANSWER_SETS)('the %s set says of no key point that it was heard and wrong at once', (set) => {
  for (const { name, heard, wrong } of readLabelledAnswers(set, content))
    expect(
      heard.filter((id) => wrong.includes(id)),
      name,
    ).toEqual([]);
});

describe('the fifth set', () => {
  const answers = readLabelledAnswers('fifth', content);

  it('asks what those before it do not', () => {
    const sets = (['dev', 'fourth'] as const).flatMap((set) => readLabelledAnswers(set, content));
    const asked = new Set(sets.map(({ question }) => question.id));
    expect(answers.filter(({ question }) => asked.has(question.id)).map(({ name }) => name)).toEqual([]);
  });
});

describe('the sixth set', () => {
  const answers = readLabelledAnswers('sixth', content);

  it('asks nothing that those before it ask', () => {
    const others = (['dev', 'fourth', 'fifth'] as const).flatMap((set) => readLabelledAnswers(set, content));
    const asked = new Set(others.map(({ name }) => name));
    expect(answers.map(({ name }) => name).filter((name) => asked.has(name))).toEqual([]);
  });
});

describe.each(BLIND_SETS)('the %s set, which is blind,', (set) => {
  // Read, and not graded: its figures come from a run of the evaluation, not from every test.
  const answers = readLabelledAnswers(set, content);

  it('holds no answer of those before it', () => {
    const others = DEVELOPMENT_SETS.flatMap((set) => readLabelledAnswers(set, content));
    const said = new Set(others.map(({ text }) => text));
    expect(answers.filter(({ text }) => said.has(text))).toHaveLength(0);
  });
});

describe('the bank', () => {
  it('has somebody who is right and somebody who is wrong about every question and follow-up', () => {
    const bank = readLabelledAnswers('every-question', content);
    const namesOf = (answers: typeof bank) => new Set(answers.map(({ name }) => name));
    const right = namesOf(bank.filter(({ wrong }) => wrong.length === 0));
    const wrong = namesOf(bank.filter(({ wrong }) => wrong.length > 0));
    // What is computed from an exhibit carries its own answers, right and wrong, which the check of the content judges.
    const lacking = content.questions
      .filter(({ exhibit }) => !exhibit)
      .flatMap(({ id, followUps }) => [id, ...followUps.map((_, index) => askName(id, index))])
      .filter((name) => !right.has(name) || !wrong.has(name));
    expect(lacking).toEqual([]);
  });
});
