import { describe, expect, it } from 'vitest';
import { listWritten, type WrittenTask } from '#content/list-written.ts';
import { checkSigns } from './check-signs.ts';

const shipped = listWritten();

it('has nothing to complain about in the shipped files', () => {
  expect(shipped.flatMap(checkSigns)).toEqual([]);
});

describe('checkSigns', () => {
  const sound = shipped.find(({ file }) => file === 'private/pa-i-e.json')!;
  const complaintsAfter = (change: (task: WrittenTask) => void) => {
    const task = structuredClone(sound);
    change(task);
    return checkSigns(task);
  };
  const minimumsOf = ({ questions }: WrittenTask) =>
    questions.find(({ id }) => id === 'pa.i.e-weather-minimums')!;

  it('finds words that were written for another sentence, of a question and of a follow-up', () => {
    const complaints = complaintsAfter((task) => {
      minimumsOf(task).keyPoints[0]!.statement += ' By day.';
      minimumsOf(task).followUps[0]!.keyPoints[0]!.statement += ' By night.';
    });
    expect(complaints).toHaveLength(2);
    expect(complaints[0]).toMatch(
      /^pa\.i\.e-weather-minimums: the words of visibility were written for another sentence: read them in signs\/private\/pa-i-e\.json/,
    );
    expect(complaints[1]).toMatch(/^pa\.i\.e-weather-minimums, follow-up 1: the words of /);
  });

  it('finds words of a point and of a question that are gone', () => {
    const complaints = complaintsAfter((task) => {
      minimumsOf(task).keyPoints[0]!.id = 'how-far';
      minimumsOf(task).followUps.pop();
    });
    expect(complaints).toContain(
      'pa.i.e-weather-minimums: has no point visibility any more: take its words out of signs/private/pa-i-e.json',
    );
    expect(complaints.join('\n')).toMatch(/^pa\.i\.e-weather-minimums\+\d: is not asked any more/m);
  });

  it('finds words that say no sentence', () => {
    const complaints = complaintsAfter((task) => {
      delete task.signs['pa.i.e-weather-minimums']!.visibility!.writtenFor;
    });
    expect(complaints).toEqual([
      'pa.i.e-weather-minimums: the words of visibility do not say for which sentence: lay the files out',
    ]);
  });

  it('lets a few words stand with a point, and no long list', () => {
    const words = Array.from({ length: 7 }, (_, index) => `word ${index}`);
    const complaintsWith = (heard: string[][], contradictedBy: string[] = []) =>
      complaintsAfter((task) => Object.assign(minimumsOf(task).keyPoints[0]!, { heard, contradictedBy }));
    expect(complaintsWith([words.slice(1), words.slice(1)], words.slice(1))).toEqual([]);
    expect(complaintsWith([['word'], words])).toEqual([
      'pa.i.e-weather-minimums: visibility lists 7 words, at most 6: the others go to signs/private/pa-i-e.json',
    ]);
    expect(complaintsWith([], words)).toHaveLength(1);
  });
});
