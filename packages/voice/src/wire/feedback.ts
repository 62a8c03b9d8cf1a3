/** Longer than any exam. */
const MOST_RESPONSES_KEPT = 500;

/** Which reply a like or dislike is about. The SDK gives the id of the last event it saw, often one of audio. */
export interface FeedbackLedger {
  noteResponse(eventId: number): void;
  /** The id of the reply meant; null when there is none or it has been judged before. */
  accept(eventId: number): number | null;
}

export function createFeedbackLedger(): FeedbackLedger {
  const responses: { eventId: number; judged: boolean }[] = [];
  return {
    noteResponse(eventId) {
      responses.push({ eventId, judged: false });
      if (responses.length > MOST_RESPONSES_KEPT) responses.shift();
    },
    accept(eventId) {
      const meant = responses.findLast((response) => response.eventId <= eventId);
      if (!meant || meant.judged) return null;
      meant.judged = true;
      return meant.eventId;
    },
  };
}
