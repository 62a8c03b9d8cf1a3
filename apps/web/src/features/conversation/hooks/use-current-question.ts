import { useMemo } from 'react';
import { type CurrentQuestion, questionIn, questionOf } from '../session/current-question.ts';
import { useConversationState } from './conversation-context.ts';

/** What stands to be answered; null before the first question. */
export function useCurrentQuestion(): CurrentQuestion | null {
  const told = useConversationState((state) => state.question);
  const captions = useConversationState((state) => state.captions);
  return useMemo(
    () => (told === undefined ? questionIn(captions) : told && questionOf(told)),
    [told, captions],
  );
}
