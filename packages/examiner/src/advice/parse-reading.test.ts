import { describe, expect, it } from 'vitest';
import { parseReading } from './parse-reading.ts';

const point = { verdict: 'said', quote: 'Ninety days', confidence: 0.9 };
const said = {
  act: 'answer',
  also: null,
  points: { a: point },
  assume: null,
  covers: { 0: false, 1: true },
  lead: 'Thanks.',
};
const reading = {
  acts: ['answer'],
  points: [{ point: 'a', ...point }],
  assume: null,
  covers: [1],
  lead: 'Thanks.',
};
const withPoint = (fields: object) => JSON.stringify({ ...said, points: { a: { ...point, ...fields } } });
const sevenPoints = Object.fromEntries([...'abcdefg'].map((id) => [id, point]));

describe('what a model says of a turn', () => {
  it('is taken as JSON, in a fence or without, and without what it says besides', () => {
    expect(parseReading(JSON.stringify(said))).toEqual(reading);
    expect(parseReading(`\`\`\`json\n${JSON.stringify(said)}\n\`\`\``)).toEqual(reading);
    expect(parseReading(JSON.stringify({ ...said, grade: 'satisfactory' }))).toEqual(reading);
  });

  it('is of two kinds at most, and of one where it names that twice', () => {
    const acts = (fields: object) => parseReading(JSON.stringify({ ...said, ...fields }))?.acts;
    expect(acts({ also: 'asks-fact' })).toEqual(['answer', 'asks-fact']);
    expect(acts({ also: 'answer' })).toEqual(['answer']);
  });

  it.each([
    ['nothing', ''],
    ['plain words', 'The pilot did well and should pass.'],
    ['half of an object', '{"act": "answer"'],
    ['another shape', '{"passed": true}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a point without a quote', withPoint({ quote: undefined })],
    ['a verdict that there is not', withPoint({ verdict: 'heard' })],
    ['surer than sure', withPoint({ confidence: 7 })],
    ['a kind of thing that there is not', JSON.stringify({ ...said, act: 'passes' })],
    ['a fact by half', JSON.stringify({ ...said, assume: 0.5 })],
    ['a list of points', JSON.stringify({ ...said, points: reading.points })],
    ['a list of what it covers', JSON.stringify({ ...said, covers: [1] })],
    ['a point without a name', JSON.stringify({ ...said, points: { '': point } })],
    ['too many points', JSON.stringify({ ...said, points: sevenPoints })],
    ['a megabyte', JSON.stringify({ ...said, lead: 'x'.repeat(1_000_000) })],
    ['two objects', `${JSON.stringify(said)} ${JSON.stringify(said)}`],
  ])('is not taken when it is %s', (_name, text) => {
    expect(parseReading(text)).toBeNull();
  });
});
