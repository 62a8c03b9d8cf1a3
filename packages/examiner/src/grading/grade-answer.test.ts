import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classD, classE, fuelReserve, oxygen } from '#testing/fixtures/questions.ts';
import type { AnswerPart, Askable } from './answer-grade.ts';
import { gradeAnswer } from './grade-answer.ts';

const verdicts = (askable: Askable, answer: string | AnswerPart[]) =>
  Object.fromEntries(gradeAnswer(askable, answer).keyPoints.map((point) => [point.id, point.verdict]));

describe('an answer with numbers', () => {
  it.each([
    'three statute miles, five hundred below, a thousand above, two thousand horizontal',
    'You need 3 SM visibility and to be 1,000 ft above, 500 ft under and 2,000 ft to the side.',
    'visibility three miles five hundred feet below one thousand feet above two thousand feet horizontally',
  ])('is credited however it is put: %j', (answer) => {
    expect(gradeAnswer(classE, answer)).toMatchObject({ satisfactory: true, complete: true });
  });

  it.each([
    'forty five by day, thirty at night',
    'forty five by day thirty at night',
    'by day you need 45 minutes and at night you need 30',
  ])('is not credited when the numbers are swapped: %j', (answer) => {
    expect(verdicts(fuelReserve, answer)).toMatchObject({ day: 'contradicted', night: 'contradicted' });
  });

  it('shows the words it rests on', () => {
    const grade = gradeAnswer(classE, 'Three miles. Five hundred above.');
    expect(grade.keyPoints.find((point) => point.id === 'above')).toMatchObject({
      verdict: 'contradicted',
      number: { slot: 0, words: 'Five hundred above', isRight: false },
    });
  });

  it('needs no context words when only one slot fits the question', () => {
    expect(verdicts(oxygen, 'twelve thousand five hundred feet')).toMatchObject({ thirty: 'missing' });
    const [night] = [
      { ...fuelReserve, keyPoints: fuelReserve.keyPoints.filter((point) => point.id === 'night') },
    ];
    expect(verdicts(night, 'forty five minutes')).toEqual({ night: 'heard' });
    expect(verdicts(night, 'thirty minutes')).toEqual({ night: 'contradicted' });
  });

  it('is not credited for offering two figures', () => {
    expect(verdicts(fuelReserve, 'thirty or forty five minutes at night')).toMatchObject({
      night: 'missing',
    });
  });

  it('ignores a number with another unit, or one that names a rule', () => {
    expect(verdicts(classE, 'part 91.155 says so, and I fly 5 hours above the clouds')).toMatchObject({
      above: 'missing',
    });
  });

  it('is not taken at its word for a figure about something else', () => {
    expect(
      verdicts(
        fuelReserve,
        'My instructor, who flew ten thousand minutes in his life, told me a lot about it once',
      ),
    ).toMatchObject({
      day: 'missing',
      night: 'missing',
    });
  });
});

describe('a corrected answer', () => {
  it('counts as corrected', () => {
    expect(
      verdicts(classE, 'five hundred above, no wait, a thousand above and five hundred below'),
    ).toMatchObject({
      above: 'heard',
      below: 'heard',
    });
    expect(
      verdicts(fuelReserve, 'by day forty five, no wait, thirty, and at night forty five'),
    ).toMatchObject({
      day: 'heard',
      night: 'heard',
    });
  });

  it('takes the later part over the earlier one', () => {
    const parts = [
      { text: 'Five hundred above.' },
      { text: 'A thousand', about: { pointId: 'above', slot: 0 } },
    ];
    expect(verdicts(classE, parts)).toMatchObject({ above: 'heard' });
  });

  it('strikes a number that the pilot denies having said', () => {
    const parts = [
      { text: 'Five hundred above.' },
      { text: 'No.', about: { pointId: 'above', slot: 0 }, strikes: true },
    ];
    expect(verdicts(classE, parts)).toMatchObject({ above: 'missing' });
  });
});

describe('an answer in words', () => {
  it('is heard by stems and synonyms', () => {
    const said = 'I have to be talking to the controllers prior to entering their airspace';
    const { keyPoints } = gradeAnswer(classD, said);
    const evidence = (id: string) => keyPoints.find((point) => point.id === id)!.evidence;
    expect([evidence('two-way'), evidence('before')]).toEqual([['talking', 'controllers'], ['prior']]);
  });

  it.each([
    "you don't need to talk to the tower",
    'no communication with the tower is needed',
    'talking to the tower is not required',
  ])('is not credited for what it denies: %j', (answer) => {
    expect(verdicts(classD, answer)['two-way']).not.toBe('heard');
  });

  it.each([
    "I don't know. I've never talked to a tower and I couldn't tell you what they want from me.",
    'Hm, the tower, you got me.',
    'Two-way radio, was it? No idea, I am blanking.',
  ])('earns nothing by a confession: %j', (answer) => {
    expect(gradeAnswer(classD, answer).keyPoints.every(({ verdict }) => verdict === 'missing')).toBe(true);
  });

  it('keeps what was said before the rest is confessed', () => {
    const said =
      'I have to be talking to the tower before I enter. The rest of it I do not remember right now.';
    expect(gradeAnswer(classD, said).keyPoints.some(({ verdict }) => verdict === 'heard')).toBe(true);
  });

  it('is not credited for a short "I don’t know", whatever words it holds', () => {
    expect(verdicts(classD, "I don't know, talk to the tower before?")).toMatchObject({
      'two-way': 'missing',
      before: 'missing',
    });
  });

  it('is held against the pilot when it says the opposite', () => {
    const landing = fuelReserve.followUps[0] as unknown as Askable;
    expect(verdicts(landing, 'The day reserve, at night too.')).toEqual({ landing: 'contradicted' });
    // Two words are said of many things: whether they are meant for the point is for the judge to say.
    expect(verdicts(landing, 'The day reserve.')).toEqual({ landing: 'missing' });
  });

  it('is not held against the pilot for a short listed phrase that he says of something else', () => {
    const blocked = {
      ask: 'How do you get static pressure back?',
      modelAnswer: 'I open the alternate static source.',
      keyPoints: [
        {
          id: 'alternate',
          statement: 'Open the alternate static source.',
          essential: true,
          heard: [['alternate static']],
          numbers: [],
          contradictedBy: ['pitot heat'],
        },
      ],
    } as unknown as Askable;
    const right =
      'I open the alternate static source. Later on in the same icing I turn on pitot heat as well.';
    expect(verdicts(blocked, right)).toEqual({ alternate: 'heard' });
    expect(verdicts(blocked, 'Pitot heat.')).toEqual({ alternate: 'missing' });
  });
});

describe('a single word', () => {
  const point = { essential: true, numbers: [], contradictedBy: [] };
  const lost = {
    ask: 'You are lost. What do you do?',
    modelAnswer: 'I call for help on 121.5. In class B I need a clearance.',
    keyPoints: [
      { ...point, id: 'call', statement: 'Call for help on any frequency.', heard: [['call', 'radio']] },
      { ...point, id: 'class-d', statement: 'Class D: two-way radio.', heard: [['two way', 'talking']] },
      { ...point, id: 'class-b', statement: 'Class B: a clearance.', heard: [['clearance', 'cleared into']] },
    ],
  };

  it.each(['I climb and call for help.', 'First I climb, then I call on some frequency.'])(
    'is credited where the sentence speaks of the key point: %j',
    (answer) => {
      expect(verdicts(lost, answer)).toMatchObject({ call: 'heard' });
    },
  );

  it.each(['I call my wife before dinner every evening.', 'The weather radio was playing some old song.'])(
    'is not credited elsewhere: %j',
    (answer) => {
      expect(verdicts(lost, answer)).toMatchObject({ call: 'missing' });
    },
  );
});

it('grades any text without failing, and evidence always stands in the text', () => {
  const words = fc.constantFrom(
    'three',
    'miles',
    'five',
    'hundred',
    'above',
    'below',
    ',',
    '.',
    'no wait',
    'not',
    'one',
    'thousand',
    'or',
    'and',
    'half',
    'a',
    'point',
    '500',
    'v',
    'f',
    'r',
    "don't",
    'need',
    '1/2',
    '?',
    'night',
    '45',
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, (answer) => {
      for (const question of [classE, fuelReserve, classD, oxygen]) {
        for (const point of gradeAnswer(question, answer).keyPoints) {
          for (const evidence of point.evidence) expect(answer).toContain(evidence);
        }
      }
    }),
    { numRuns: 150 },
  );
  // A guard against hanging, not a claim about speed.
}, 120_000);

it('is the same whoever was judged before, by the same points and another question', () => {
  const visibility = (): Askable => ({
    ask: 'What visibility do you need?',
    keyPoints: [
      {
        id: 'three',
        statement: 'Three miles of visibility in daytime.',
        essential: true,
        heard: [['visibility'], ['daytime']],
        numbers: [{ accept: ['3'], unit: ['mile'], near: ['visibility'], optional: false }],
        contradictedBy: [],
      },
    ],
    modelAnswer: 'Three miles in daytime.',
  });
  const answer = 'Three miles, regardless of daytime.';
  const [fresh, after] = [visibility(), visibility()];
  gradeAnswer({ ...after, ask: '' }, answer);
  expect(gradeAnswer(after, answer)).toEqual(gradeAnswer(fresh, answer));
});

it('takes no number that another point names for a wrong one', () => {
  const transponder: Askable = {
    ask: 'Where does VFR end, and where do you need a transponder?',
    keyPoints: [
      {
        id: 'class-a',
        statement: 'At 18,000 feet Class A begins.',
        essential: true,
        heard: [['18000']],
        numbers: [],
        contradictedBy: [],
      },
      {
        id: 'veil',
        statement: 'Within 30 miles of the big airports, the veil.',
        essential: true,
        heard: [['veil']],
        numbers: [{ accept: ['30'], unit: ['mile'], near: ['veil'], optional: true }],
        contradictedBy: [],
      },
    ],
    modelAnswer: 'VFR ends at 18,000 feet. I need it inside the 30 mile veil.',
  };
  expect(verdicts(transponder, 'In the veil of a big airport, and VFR ends at eighteen thousand.')).toEqual({
    'class-a': 'heard',
    veil: 'heard',
  });
  expect(verdicts(transponder, 'Eighteen thousand.')).toEqual({ 'class-a': 'heard', veil: 'missing' });
  expect(verdicts(transponder, 'In the veil, fifty miles.')).toMatchObject({ veil: 'contradicted' });
});
