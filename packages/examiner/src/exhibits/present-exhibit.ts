import { type ExhibitOutput, readLineName } from '@rightseat/contract';
import type { Content } from '#content/content.ts';

/** An exhibit as a page shows it; with the answer marked to one of its questions, named as a debrief line names it. */
export function presentExhibit(id: string, question: string | null, content: Content): ExhibitOutput | null {
  const exhibit = content.exhibitById(id);
  if (!exhibit) return null;
  const { questionId, followUp } = readLineName(question ?? '');
  const asked = exhibit.questions.find((one) => one.id === questionId);
  const askable = followUp === null ? asked : asked?.followUps[followUp];
  return {
    id,
    title: exhibit.title,
    description: exhibit.description,
    isReadable: exhibit.spoken !== undefined,
    sheet: exhibit.sheet(new Set(askable?.marks)),
  };
}
