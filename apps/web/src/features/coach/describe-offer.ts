import type { ChosenGround, ExamChoice, ExamChoicesOutput } from '@rightseat/contract';
import { describeGround, manners } from './exam-words.ts';

type Offer = {
  choice: ExamChoice;
  /** Until it is known what can be chosen, an area goes by its code. */
  choices: ExamChoicesOutput | undefined;
  /** Of the flight that some questions are about; null while it is not known. */
  aircraft: string | null;
};

/** "leg 1, coach, Cessna 172S" */
export function describeOffer({ choice, choices, aircraft }: Offer): string {
  const { codes, weak, retest } = choice;
  const flies = !codes && !weak && retest === undefined;
  // What each is stands below, with its title: nobody knows a code by heart.
  const ground =
    codes?.length === 1 ? 'one missed code' : describeGround({ choice, ground: groundOf(choice, choices) });
  return [ground, manners[choice.manner].name.toLowerCase(), flies && aircraft].filter(Boolean).join(', ');
}

function groundOf({ rating, area }: ExamChoice, choices: Offer['choices']): ChosenGround {
  const areas = choices?.ratings.find((one) => one.rating === rating)?.areas;
  const titleOf = (code: string) => areas?.find((one) => one.code === code)?.title ?? code;
  return area ? [{ code: area, title: titleOf(area) }] : [];
}
