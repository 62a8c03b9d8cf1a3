import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt, inParts } from '#testing/exam-at.ts';
import { classD, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';
import { saysDone } from './says-done.ts';

const content = loadContent();

it.each([
  ['Broken at 1,500. That is it, nothing else to report!', true],
  ["Thirty by day. That's all I have.", true],
  ['Flag, and that is about it.', true],
  ['Nothing more.', true],
  ['green at the threshold. i think thats enough said', true],
  ['Power idle. thats it from me', true],
  ["That'd be the lot.", true],
  ["That's enough fuel.", false],
  ["122.7, I take it. That's my answer, then.", true],
  ["We don't leave then. Let me think if there's more. No.", true],
  ['Would I take off? No.', false],
  ["That's it on the panel. Then I look outside.", false],
  ['Nothing else flies that slowly, so I give way.', false],
  ['That is all in the handbook under limitations, section two, and I go through each of them.', false],
])('hears in %j that an answer ends here: %s', (text, isEnd) => {
  expect(saysDone(text)).toBe(isEnd);
});

it('is not followed by the question whether that is all', () => {
  const ask = (end: string) => {
    const seeds = Array.from({ length: 20 }, (_, seed) => `${seed}`);
    return seeds.filter((seed) => {
      const exam = examAt([fuelReserve.id], fixtureContent, { seed });
      // Of the first question of an exam nobody asks that.
      const first = {
        questionId: classD.id,
        followUp: null,
        parts: [],
        verdicts: [],
        outcome: 'held' as const,
      };
      exam.change({ asked: [first] });
      const text = `Thirty minutes by day, and forty five minutes at night.${end}`;
      const reply = exam.send(inParts(['answer', text])).text;
      return lines.probes.some((line) => reply.endsWith(line));
    }).length;
  };
  expect(ask('')).toBeGreaterThan(0);
  expect(ask(" That's all I have.")).toBe(0);
});

it('is a plain no in reply to that question, whatever it sounds like', () => {
  const exam = examAt(['pa.i.d-efb'], content);
  exam.send(inParts(['answer', 'I would keep a backup, and keep it all current.']));
  const waits = { ...exam.state().progress, expecting: { for: 'more' as const } };
  exam.change({ progress: { ...waits, probes: 2 } });
  exam.send(inParts(['already-answered', "Nope, that's my answer."]));
  expect(exam.state().asked).toMatchObject([{ questionId: 'pa.i.d-efb' }]);
});
