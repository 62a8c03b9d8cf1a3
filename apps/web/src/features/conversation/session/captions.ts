import type { CaptionLine, ConversationState, FeedbackScore } from './conversation-state.ts';

type NewLine = Pick<CaptionLine, 'speaker' | 'text' | 'eventId'> & Partial<CaptionLine>;

function append(state: ConversationState, line: NewLine): ConversationState {
  const captionCount = state.captionCount + 1;
  const whole: CaptionLine = {
    key: `line-${captionCount}`,
    tentative: false,
    interrupted: false,
    planned: null,
    typed: false,
    score: null,
    ...line,
  };
  return { ...state, captionCount, captions: [...state.captions, whole] };
}

function withoutTentative(state: ConversationState): ConversationState {
  return { ...state, captions: state.captions.filter((line) => !line.tentative) };
}

/** A later text of the same turn replaces the earlier one: it is the turn said more fully. */
export function addExaminerLine(
  state: ConversationState,
  text: string,
  eventId: number | null,
): ConversationState {
  const last = state.captions.at(-1);
  if (last?.speaker === 'examiner' && last.eventId !== null && last.eventId === eventId) {
    return { ...state, captions: [...state.captions.slice(0, -1), { ...last, text }] };
  }
  return append(state, { speaker: 'examiner', text, eventId });
}

/** Once for each reply; one of an earlier connection has no number any more by which it could be meant. */
export function mayBeJudged({ speaker, eventId, score }: CaptionLine): boolean {
  return speaker === 'examiner' && eventId !== null && score === null;
}

export function judgeReply(state: ConversationState, key: string, score: FeedbackScore): ConversationState {
  const captions = state.captions.map((line) =>
    line.key === key && mayBeJudged(line) ? { ...line, score } : line,
  );
  return { ...state, captions };
}

/** After a barge-in the record keeps what was heard, not what was planned. */
export function correctExaminerLine(
  state: ConversationState,
  text: string,
  eventId: number | null,
): ConversationState {
  const index = state.captions.findLastIndex(
    (line) =>
      line.speaker === 'examiner' && (eventId === null || line.eventId === null || line.eventId === eventId),
  );
  if (index === -1) return state;
  const captions = state.captions.map((line, at) =>
    at === index ? { ...line, text, interrupted: true, planned: line.planned ?? line.text } : line,
  );
  return { ...state, captions };
}

/** The words so far; each new guess takes the place of the one before. */
export function overhearPilot(state: ConversationState, text: string): ConversationState {
  if (text.trim() === '') return state;
  const open = state.captions.find((line) => line.tentative);
  if (!open) return append(state, { speaker: 'pilot', text, eventId: null, tentative: true });
  return { ...state, captions: state.captions.map((line) => (line === open ? { ...line, text } : line)) };
}

/** The final words. A typed answer that the server sends back as transcript is shown once. */
export function addPilotLine(
  state: ConversationState,
  line: Pick<CaptionLine, 'text' | 'eventId' | 'typed'>,
): ConversationState {
  const settled = withoutTentative(state);
  const lastOfPilot = settled.captions.findLast((one) => one.speaker === 'pilot');
  if (!line.typed && lastOfPilot?.typed && lastOfPilot.eventId === null && lastOfPilot.text === line.text) {
    const captions = settled.captions.map((one) =>
      one === lastOfPilot ? { ...one, eventId: line.eventId ?? -1 } : one,
    );
    return { ...settled, captions };
  }
  // Going on after the examiner had begun makes one answer of both parts: same turn, fuller text.
  if (!line.typed && lastOfPilot && line.eventId !== null && lastOfPilot.eventId === line.eventId) {
    const captions = settled.captions.map((one) => (one === lastOfPilot ? { ...one, text: line.text } : one));
    return { ...settled, captions };
  }
  return append(settled, { speaker: 'pilot', ...line });
}
