import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { Question } from '#content/question.ts';
import { listAskables } from './askables.ts';
import { checkNudge } from './check-nudge.ts';

const sound = loadContent().questionById('pa.i.e-weather-minimums')!;

function complaintsAbout(change: (question: Question) => void): string[] {
  const question: Question = JSON.parse(JSON.stringify(sound));
  change(question);
  return listAskables([Question.parse(question)]).flatMap(checkNudge);
}
const nudgedWith = (nudge: string) =>
  complaintsAbout((question) => {
    question.keyPoints[1]!.nudge = nudge;
  }).join('\n');
const assuming = (...assume: NonNullable<Question['assume']>) =>
  complaintsAbout((question) => {
    question.assume = assume;
  }).join('\n');

describe('checkNudge', () => {
  it('has nothing to say of a question that steers well', () => {
    expect(complaintsAbout(() => {})).toEqual([]);
  });

  it('finds an essential point without one, in a follow-up too', () => {
    const complaints = complaintsAbout((question) => {
      delete question.keyPoints[1]!.nudge;
      delete question.followUps[0]!.keyPoints[0]!.nudge;
    });
    expect(complaints).toEqual([
      'pa.i.e-weather-minimums: below has no nudge',
      'pa.i.e-weather-minimums, follow-up 1: five-miles has no nudge',
    ]);
  });

  it('wants none of a point that is not essential', () => {
    const none = (question: Question) => {
      for (const point of question.keyPoints) delete point.nudge;
    };
    expect(
      complaintsAbout((question) => {
        none(question);
        for (const point of question.keyPoints) point.essential = false;
      }),
    ).toEqual([]);
  });

  it.each([
    ['And is 500 enough?', 'tells 500'],
    ['And a thousand of what?', 'tells 1000'],
    ['Five hundred feet below them?', 'is heard as below'],
    ['A thousand below?', 'is contradicted as below'],
    ['Underneath? And on top?', 'asks twice'],
    ['And underneath them', 'does not end'],
    ['And now tell me how far from them you stay when you are underneath?', 'words, at most'],
    [sound.keyPoints[2]!.nudge!, 'twice'],
    [sound.ask, 'twice'],
  ])('finds what does not steer: "%s"', (nudge, complaint) => {
    expect(nudgedWith(nudge)).toContain(complaint);
  });

  it('finds a fact to assume that tells, repeats, is never found or hides another', () => {
    expect(assuming({ about: ['far'], say: 'You can see for three miles.' })).toContain('tells 3');
    // Of a follow-up, which has the same facts.
    expect(assuming({ about: ['far'], say: 'You can see for five miles.' })).toContain('tells 5');
    const twice = { about: ['day'], say: "It's day." };
    expect(assuming(twice, { about: ['night'], say: "It's day." })).toContain('says "It\'s day." twice');
    expect(assuming(twice, { about: ['day'], say: 'The sun is up.' })).toContain(
      '"day" stands with two facts',
    );
    expect(assuming({ about: ['part 91', 'Day'], say: "It's day." })).toMatch(
      /"part 91" is never.*"Day" is never/s,
    );
  });
});
