import { describe, expect, it } from 'vitest';
import type { Content } from '#content/content.ts';
import { examAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { planExam } from './plan-exam.ts';

/** Content in which these two want to hear the same. */
function withAlike(one: string, other: string): Content {
  const alikeTo = (name: string) => (name === one ? [other] : name === other ? [one] : []);
  return { ...fixtureContent, alikeTo };
}

/** What is asked after each, by name: who answers it all has every follow-up. */
function askedIn(content: Content, ids: readonly string[], turns: number) {
  const { send, state } = examAt(ids, content);
  for (let turn = 0; turn < turns; turn++) {
    const { current } = state();
    const question = current && content.questionById(current.questionId);
    const asked = current?.followUp === null ? question : question?.followUps[current?.followUp ?? 0];
    if (asked) send(inParts(['answer', asked.modelAnswer]));
  }
  const { asked, current } = state();
  return [...asked, ...(current ? [current] : [])].map(
    ({ questionId, followUp }) => `${questionId}${followUp === null ? '' : `+${followUp + 1}`}`,
  );
}

describe('what wants to hear the same', () => {
  const followUp = `${classE.id}+1`;

  it('is not asked as a follow-up where it was asked before', () => {
    const ids = [fuelReserve.id, classE.id];
    expect(askedIn(fixtureContent, ids, 4)).toContain(followUp);
    const asked = askedIn(withAlike(fuelReserve.id, followUp), ids, 4);
    expect(asked).toContain(classE.id);
    expect(asked).not.toContain(followUp);
  });

  it('is not asked as a question of its own after a follow-up that was', () => {
    const ids = [classE.id, classD.id, fuelReserve.id];
    expect(askedIn(fixtureContent, ids, 6)).toContain(classD.id);
    const asked = askedIn(withAlike(followUp, classD.id), ids, 6);
    expect(asked).toContain(followUp);
    expect(asked).not.toContain(classD.id);
    expect(asked).toContain(fuelReserve.id);
  });

  it('is planned once', () => {
    const options = {
      choice: { rating: 'private', manner: 'checkride' },
      kind: 'coach',
      limitSeconds: 1800,
    } as const;
    const planned = (seed: string, content: Content) => planExam({ ...options, seed }, content);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const one = planned(seed, withAlike(classD.id, classE.id));
      expect(planned(seed, fixtureContent)).toEqual(expect.arrayContaining([classD.id, classE.id]));
      expect(one.filter((id) => id === classD.id || id === classE.id)).toHaveLength(1);
    }
  });
});
