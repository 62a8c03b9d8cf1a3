/** Longer than any exam. */
const MOST_RESPONSES_KEPT = 500;

/** A reply as it was sent. */
export interface JudgedReply {
  eventId: number;
  text: string;
}

/** Which reply a like or dislike is about. The SDK gives the id of the last event it saw, often one of audio. */
export interface FeedbackLedger {
  noteResponse(reply: JudgedReply): void;
  /** The reply meant; null when there is none or it has been judged before. */
  accept(eventId: number): JudgedReply | null;
}

export function createFeedbackLedger(): FeedbackLedger {
  const responses: (JudgedReply & { judged: boolean })[] = [];
  return {
    noteResponse(reply) {
      responses.push({ ...reply, judged: false });
      if (responses.length > MOST_RESPONSES_KEPT) responses.shift();
    },
    accept(eventId) {
      const meant = responses.findLast((response) => response.eventId <= eventId);
      if (!meant || meant.judged) return null;
      meant.judged = true;
      return { eventId: meant.eventId, text: meant.text };
    },
  };
}
