import type { ToRead } from '@rightseat/contract';
import { isEcho, isEmptyTalk } from '#grading/read/says-nothing.ts';
import type { ToJudge } from './judge-answer.ts';

/**
 * What the judge is given of an answer: all that was said to the question as one, for a later part completes and corrects
 * the earlier ones, and each reply to a nudge once more with the nudge, without which "five hundred" means nothing.
 */
export function toRead({ askable, parts }: Pick<ToJudge, 'askable' | 'parts'>): ToRead {
  const { keyPoints } = askable;
  const ask = ('judgedAs' in askable && askable.judgedAs) || askable.ask;
  const meant = parts.filter(({ strikes, text }) => !strikes && !isEmptyTalk(text) && !isEcho(text, askable));
  const replies = meant.flatMap(({ text, repliesTo }) => {
    const nudge = keyPoints.find(({ id }) => id === repliesTo)?.nudge;
    return nudge ? [{ ask: nudge, text }] : [];
  });
  return {
    points: keyPoints.map(({ id, statement }) => ({ id, statement })),
    said: [{ ask, text: meant.map(({ text }) => text).join(' ') }, ...replies],
  };
}
