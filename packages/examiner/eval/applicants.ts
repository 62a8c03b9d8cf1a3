import { standingVerdict } from '../src/engine/verdict.ts';
import type { Applicant, LegTurn } from './hold-leg.ts';

/** Answers with known answers of the kind, none twice; with the model answer where there is none left, or does not know. */
export function fromKnownAnswers(kindAt: (index: number) => 'right' | 'wrong'): Applicant {
  const said = new Set<string>();
  return ({ askable, state }) => {
    const kind = kindAt(state.asked.length);
    const known = askable.knownAnswers?.().find((answer) => answer.kind === kind && !said.has(answer.text));
    const text = known?.text ?? (kind === 'right' ? askable.modelAnswer : "I don't know.");
    said.add(text);
    return text;
  };
}

/**
 * Gives the answers of a file, by what they answer: asked again or nudged he says the same again, as one does who said it
 * already, and nothing more. Throws at a question that the file has no answer to.
 */
export function fromAnswers(answers: ReadonlyMap<string, string>): Applicant {
  return (turn) => {
    const answer = answers.get(turn.name);
    if (answer === undefined) throw new Error(`No answer to ${turn.name}`);
    const figure = figureReadBack(turn);
    if (figure) return figure.isRight ? "Yes, that's right." : `No. ${answer}`;
    return turn.spoke === 0 ? answer : `Like I said: ${answer}`;
  };
}

/** "I heard fifteen hundred": he has said what is right, so that what is not was misheard. */
function figureReadBack({ state: { progress, current } }: LegTurn) {
  const { expecting } = progress;
  if (expecting.for !== 'read-back' || !current) return undefined;
  return standingVerdict(current)?.keyPoints.find(({ id }) => id === expecting.pointId)?.number;
}
