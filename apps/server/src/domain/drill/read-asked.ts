import type { SpokenDrillResult } from '@rightseat/contract';
import { type Content, quickQuestions, sayAlone } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { findAnswer, presentResult, requireAsked } from './present-result.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

interface Asked {
  questionId: string;
  words: string;
  /** Where it was judged already: sent again it gets the same. */
  result: SpokenDrillResult | null;
}

/** The question at hand as it is said aloud. Throws conflict for one that is neither asked nor answered. */
export async function readAsked(
  ctx: DomainContext,
  content: Content,
  own: OwnDrill,
  position: number,
): Promise<Asked> {
  const drill = await requireDrill(ctx, own);
  const questionId = drill.questionIds[position] ?? '';
  const known = await findAnswer(ctx, drill, position);
  if (!known) requireAsked(drill, position);
  const quick = quickQuestions(content).get(questionId);
  if (!quick) throw notFound('This question is no longer asked. Please begin another drill.');
  const words = sayAlone(quick.question, quick.askable);
  return { questionId, words, result: known ? presentResult(drill, known) : null };
}
