import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { sayAsAnswer, standsAlone } from './say-point.ts';

const content = loadContent();
const points = content.questions.flatMap((question) =>
  [question, ...question.followUps].flatMap((askable) =>
    askable.keyPoints.map((point) => ({ askable, point })),
  ),
);
const sayOf = (start: string) => {
  const { askable, point } = points.find(({ point: { statement } }) => statement.startsWith(start))!;
  return sayAsAnswer(askable, point).join(' ');
};

describe('what of a point can be said by itself', () => {
  it.each([
    'Because the rule counts calendar months, not days.',
    'Considering the forecast weather and wind.',
    'Do not keep pumping the throttle, for fire.',
    'Its airworthiness: inspections, write-ups, condition.',
    'It is required for IFR: taxi back and have maintenance get at it.',
    'Who you are, where you are, what you want, with the information letter.',
    'Airspeed zero; vertical speed zero, or note what it shows.',
    'Rate-of-turn indicator with slip-skid ball.',
    'A special VFR clearance from ATC, which the pilot has to ask for.',
    '1,000 feet, if the forecast holds.',
  ])('is not %j', (statement) => expect(standsAlone(statement)).toBe(false));

  it.each(['The pilot in command is the final authority.', 'Standard rate is 3 degrees per second.'])(
    'is %j',
    (statement) => expect(standsAlone(statement)).toBe(true),
  );

  it('is of all that the content holds a sentence with a verb, that names what it is about', () => {
    const alone = points.filter(({ point }) => standsAlone(point.statement));
    expect(alone.length).toBeGreaterThan(points.length / 8);
    for (const { point } of alone)
      expect(point.statement).toMatch(
        /^(?!(?:It|Its|They|He|She|Then|So|Because|Considering|If|Who|What|Where)\b)[^:;]* [^:;]+[.]$/,
      );
  });
});

describe('a point as somebody says it who answers', () => {
  it('is a sentence of the model answer, whatever its note looks like', () => {
    expect(sayOf('It is required for IFR: taxi')).toMatch(
      /^The attitude indicator is required for IFR, so I/,
    );
    expect(sayOf('Because the rule counts')).toMatch(/because the rule counts calendar months/);
  });

  it('brings the sentence before it where it goes on from that', () => {
    for (const { askable, point } of points.filter((_, index) => index % 80 === 0)) {
      const said = sayAsAnswer(askable, point);
      expect(askable.modelAnswer).toContain(said[0]!);
      // Never begun in the middle, unless the answer itself begins so.
      if (!askable.modelAnswer.startsWith(said[0]!))
        expect(said[0]).not.toMatch(/^(?:Then|So|And|But|Also)\b/);
    }
  });
});
