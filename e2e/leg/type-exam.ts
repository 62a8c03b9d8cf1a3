import { loadContent } from '@rightseat/examiner';
import { contains } from '../support/asked-question.ts';
import { cutLine } from '../support/cut-line.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { OpenLeg } from './open-leg.ts';

const TURNS = 20;
/** The line drops once, in the middle. */
const CUT_AT_TURN = 11;
/** Of four answers two are right, one is wrong and one is not known. */
const KNOWLEDGE = ['right', 'right', 'wrong', 'nothing'] as const;
const DONT_KNOW = "I don't know.";
const NOTHING_MORE = 'I have nothing to add to my answer.';

/** Some twenty typed answers with one look into the books and one lost line; then the pilot stops early. */
export async function typeExam({ page, coach }: OpenLeg): Promise<void> {
  await page.getByRole('button', { name: 'No microphone? Type your answers' }).click();
  let words = await coach.firstWords();
  let hasLookedUp = false;
  let questions = 0;
  for (let turn = 1; turn <= TURNS; turn++) {
    if (turn === CUT_AT_TURN) words = await loseLine();
    const asked = findAskable(words);
    if (asked && turn > 2 && !hasLookedUp) {
      const opened = await lookUp(asked.references[0] ?? '');
      hasLookedUp = opened !== null;
      if (opened) words = opened;
    }
    const answer = asked ? answerTo(asked, questions++) : NOTHING_MORE;
    console.log(`${turn}  ${answer.slice(0, 90)}`);
    words = await coach.answer(answer);
  }
  await coach.end();

  async function loseLine(): Promise<string> {
    const before = (await coach.examinerWords()).length;
    const restoreLine = await cutLine(page);
    await restoreLine();
    return waitUntil('the examiner to go on', async () => {
      const said = await coach.examinerWords();
      return said.length > before && said.slice(before);
    });
  }

  /** What is asked about what he found; null where the answer must be known by heart. */
  async function lookUp(reference: string): Promise<string | null> {
    const before = (await coach.examinerWords()).length;
    const drawer = page.getByRole('dialog', { name: 'Look it up' });
    await page.getByRole('button', { name: 'Look it up' }).click();
    const opened = await drawer.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (!opened) return null;
    await page.getByRole('searchbox').fill(reference);
    await drawer.getByRole('button', { name: reference }).first().click();
    await drawer.getByRole('button', { name: "That's it" }).click();
    return waitUntil('to be asked what he found', async () => {
      const said = (await coach.examinerWords()).slice(before);
      return said.trimEnd().endsWith('?') && said;
    });
  }
}

type Askable = NonNullable<ReturnType<typeof findAskable>>;

function findAskable(words: string) {
  const all = loadContent().questions.flatMap((question) => [question, ...question.followUps]);
  return all.find((one) => contains(words, one)) ?? null;
}

function answerTo(asked: Askable, index: number): string {
  const known = KNOWLEDGE[index % KNOWLEDGE.length];
  if (known === 'nothing') return DONT_KNOW;
  return (known === 'wrong' ? asked.wrongAnswers[0]?.text : undefined) ?? asked.modelAnswer;
}
