import { Persona } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { examAt, inParts } from '#testing/exam-at.ts';
import { classD, classE, fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';
import { inWordsOf } from './persona-lines.ts';

/** How many exams have a link between the two that are of one of the two kinds alone. */
function linksBetween(from: typeof classD, to: typeof classD, persona: Persona) {
  const [same, other] = [lines.nextQuestion, lines.nextSubject].map((kind) =>
    inWordsOf<string>(persona, kind),
  ) as [readonly string[], readonly string[]];
  const said = Array.from({ length: 60 }, (_, seed) => {
    const choice = { manner: 'checkride', persona } as const;
    const exam = examAt([from.id, to.id], fixtureContent, { seed: `${seed}`, choice });
    for (let turn = 0; turn < 5; turn++) {
      const { text } = exam.send(inParts(['answer', "I don't know."]));
      if (exam.state().current?.questionId === to.id) return text;
    }
    throw new Error('the next question was not asked');
  });
  const count = (of: readonly string[], without: readonly string[]) =>
    said.filter((text) => of.some((line) => !without.includes(line) && text.includes(line))).length;
  return { same: count(same, other), other: count(other, same) };
}

it.each(Persona.options)('only another task is announced as another subject (%s)', (persona) => {
  const within = linksBetween(classE, classD, persona);
  expect(within.other).toBe(0);
  expect(within.same).toBeGreaterThan(0);
  expect(linksBetween(classE, fuelReserve, persona).other).toBeGreaterThan(0);
});
