import type { Content } from '#content/content.ts';
import { biasWordsFor } from '#engine/bias-words.ts';
import { quickQuestions } from './quick-question.ts';

/** Words that an answer to a quick question will likely have, for the recogniser; none where it is no longer asked. */
export function quickBiasWords(questionId: string, content: Content): string[] {
  const quick = quickQuestions(content).get(questionId);
  return quick ? biasWordsFor(quick) : [];
}
