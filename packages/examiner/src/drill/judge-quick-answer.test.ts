import { describe, expect, it } from 'vitest';
import { classE, fixtureContent } from '#testing/fixtures/questions.ts';
import { judgeQuickAnswer } from './judge-quick-answer.ts';

const judge = (text: string, isCutOff = false, questionId: string = classE.id) =>
  judgeQuickAnswer({ questionId, text, isCutOff }, fixtureContent);
const wrong = 'I think it is three miles, then five hundred above, 500 below and two thousand horizontal.';

describe('an answer of a drill', () => {
  it('is judged and quoted as in a debrief', () => {
    expect(judge(classE.modelAnswer)).toMatchObject({
      questionId: classE.id,
      grade: 'satisfactory',
      missing: [],
      quote: expect.any(String),
    });
    const failed = judge(wrong)!;
    expect(failed.grade).toBe('unsatisfactory');
    expect(failed.missing.length).toBeGreaterThan(0);
    expect(wrong).toContain(failed.quote!);
  });

  it('is not assessed where time ran out before it was whole, and stands where it was wrong by then', () => {
    expect(judge('Three miles and', true)).toMatchObject({
      grade: 'not-assessed',
      reason: 'Time ran out before you had finished.',
    });
    expect(judge(wrong, true)?.grade).toBe('unsatisfactory');
    expect(judge(classE.modelAnswer, true)?.grade).toBe('satisfactory');
  });

  it('of a follow-up is judged by its own points', () => {
    const followUp = classE.followUps[0]!;
    expect(judge(followUp.modelAnswer, false, `${classE.id}.follow-up-1`)).toMatchObject({
      question: followUp.ask,
      grade: 'satisfactory',
    });
  });

  it('to a question that the content does not hold is none', () => {
    expect(judge('Three miles.', false, 'pa.i.e-gone')).toBeNull();
  });
});
