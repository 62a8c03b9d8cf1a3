import type { PointReading } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { classD, classE } from '#testing/fixtures/questions.ts';

const sure = 0.97;
const rest = (1 - sure) / 2;
const finds = {
  said: { absent: rest, said: sure, wrong: rest },
  wrong: { absent: rest, said: rest, wrong: sure },
  absent: { absent: sure, said: rest, wrong: rest },
  unsure: { absent: 0.34, said: 0.46, wrong: 0.2 },
};

const readAll = (as: keyof typeof finds): PointReading[] =>
  classE.keyPoints.map(({ id }) => ({ id, ...finds[as] }));

const inMoreWords = (point: KeyPoint): KeyPoint => ({
  ...point,
  statement: `In this airspace and by this rule, ${point.statement}`,
});

const strange = 'Stay well away from them on every side, and see far enough ahead.';

describe('what the judge read, joined with exact signs', () => {
  it('changes nothing where it was late', () => {
    expect(gradeAnswer(classE, strange, null)).toEqual(gradeAnswer(classE, strange));
  });

  it('takes nothing from an answer that both find right', () => {
    const { satisfactory, keyPoints } = gradeAnswer(classE, classE.modelAnswer, readAll('said'));
    expect(satisfactory).toBe(true);
    expect(keyPoints.map(({ evidence }) => evidence)).toEqual(
      gradeAnswer(classE, classE.modelAnswer).keyPoints.map(({ evidence }) => evidence),
    );
  });

  it('credits neither words alone nor a reading alone of what asks for a number that was not said', () => {
    const { keyPoints } = gradeAnswer(classE, strange, readAll('absent'));
    for (const { verdict } of keyPoints) expect(verdict).toBe('missing');
  });

  it('quotes the pilot, word for word, for what it finds', () => {
    for (const as of ['said', 'wrong', 'unsure'] as const) {
      const { keyPoints } = gradeAnswer(classE, strange, readAll(as));
      for (const { evidence } of keyPoints) for (const quote of evidence) expect(strange).toContain(quote);
    }
  });

  it('keeps the words that exact signs heard, where it finds nothing in them', () => {
    const wordy = { ...classE, keyPoints: classE.keyPoints.map(inMoreWords) };
    const { satisfactory, keyPoints } = gradeAnswer(wordy, classE.modelAnswer, readAll('absent'));
    expect(satisfactory).toBe(false);
    const withdrawn = keyPoints.filter(({ verdict }) => verdict === 'missing');
    expect(withdrawn).not.toEqual([]);
    for (const { evidence } of withdrawn) expect(evidence).not.toEqual([]);
  });

  it('leaves a point of few words to signs that are sure, unless it finds it said wrong', () => {
    const isRight = (as: keyof typeof finds) =>
      gradeAnswer(classE, classE.modelAnswer, readAll(as)).satisfactory;
    expect([isRight('absent'), isRight('wrong')]).toEqual([true, false]);
  });

  it('leaves what is made from data to signs that are sure, and asks it about words that alone are not', () => {
    const said = 'Whatever you say, three miles, 500 below, 1,000 above and 2,000 to the side.';
    const ofData = { isOfData: true, isComputed: true } as const;
    const wordy = {
      ...classE,
      keyPoints: classE.keyPoints.map((point) => ({ ...inMoreWords(point), ...ofData })),
    };
    expect(gradeAnswer(wordy, said, readAll('absent')).satisfactory).toBe(true);
    const unsure = { ...wordy.keyPoints[0]!, essential: true, heard: [['stay']], numbers: [] };
    const modelAnswer = 'I stay a thousand feet over the tops of all clouds.';
    const heard = (as: keyof typeof finds) =>
      gradeAnswer({ ...wordy, keyPoints: [unsure], modelAnswer }, strange, readAll(as)).satisfactory;
    expect([heard('said'), heard('unsure')]).toEqual([true, false]);
  });

  it('takes a point that is hardly absent for spoken to, and credits it no more for that', () => {
    const read = (finding: Omit<PointReading, 'id'>) =>
      gradeAnswer(
        classE,
        strange,
        classE.keyPoints.map(({ id }) => ({ id, ...finding })),
      ).keyPoints;
    for (const finding of [
      { absent: 0.14, said: 0.5, wrong: 0.36 },
      { absent: 0.1, said: 0.3, wrong: 0.6 },
    ])
      for (const { verdict, evidence } of read(finding))
        expect({ verdict, isTouched: evidence.length > 0 }).toEqual({ verdict: 'missing', isTouched: true });
    const absent = read({ absent: 0.5, said: 0.3, wrong: 0.2 });
    expect(absent.filter(({ evidence }) => evidence.length > 0)).toEqual([]);
  });

  it('credits in a long answer only what it is all but certain of', () => {
    const heard = (text: string, said: number) =>
      gradeAnswer(
        classD,
        text,
        classD.keyPoints.map(({ id }) => ({ id, absent: (1 - said) / 2, said, wrong: (1 - said) / 2 })),
      ).keyPoints.some(({ verdict }) => verdict === 'heard');
    const brief = 'We speak with each other first.';
    const long = `${brief} ${'I look at the weather once more. '.repeat(40)}`;
    expect([heard(brief, 0.98), heard(long, 0.98)]).toEqual([true, false]);
    expect(heard(long, 0.999)).toBe(true);
  });

  it('does the same in any order, and goes by signs for a point that was not read', () => {
    const readings = readAll('said');
    const grade = gradeAnswer(classE, strange, readings);
    expect(gradeAnswer(classE, strange, [...readings].reverse())).toEqual(grade);
    const [first] = gradeAnswer(classE, strange, readings.slice(1)).keyPoints;
    expect(first).toEqual(gradeAnswer(classE, strange).keyPoints[0]);
  });
});
