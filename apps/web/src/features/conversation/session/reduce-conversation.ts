import { addExaminerLine, addPilotLine, correctExaminerLine, judgeReply, overhearPilot } from './captions.ts';
import { type ConversationEvent, type ConversationState, initialConversation } from './conversation-state.ts';

/** The whole logic of the live page: a state and what happened give the next state. */
export function reduceConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'start-requested':
      return { ...initialConversation, phase: { name: 'connecting' }, textOnly: event.textOnly };
    case 'start-failed':
    case 'paused':
      return { ...initialConversation, textOnly: state.textOnly };
    case 'conversation-created':
      return { ...state, conversationId: event.conversationId, limitSeconds: event.limitSeconds };
    case 'connection-opened':
      return { ...state, phase: { name: 'live', startedAt: event.at } };
    case 'connection-lost':
      return afterLoss(state, event.at);
    case 'mode-changed':
      return afterModeChange(state, event.mode);
    case 'examiner-spoke':
      // With a voice the sound decides when it speaks; in text the words are the whole answer.
      return {
        ...addExaminerLine(state, event.text, event.eventId),
        examiner: state.textOnly && state.examiner !== 'closed' ? 'listening' : state.examiner,
      };
    case 'question-stands':
      return { ...state, question: event.question };
    case 'examiner-closed':
      return { ...state, examiner: 'closed', holding: false };
    case 'examiner-corrected':
      return correctExaminerLine(state, event.text, event.eventId);
    case 'pilot-overheard':
      return afterOverhearing(overhearPilot(state, event.text));
    case 'pilot-spoke':
      return afterAnswer(addPilotLine(state, { text: event.text, eventId: event.eventId, typed: false }));
    case 'pilot-typed':
      return afterAnswer(addPilotLine(state, { text: event.text, eventId: null, typed: true }));
    case 'reply-judged':
      return judgeReply(state, event.key, event.score);
    case 'hold-changed':
      return { ...state, holding: event.holding };
    case 'mute-changed':
      return { ...state, muted: event.muted };
    case 'sound-changed':
      return { ...state, sound: event.sound };
    case 'books-opened':
      // Asked for again after a lost connection they are the same, and so is their clock.
      return { ...state, books: state.books ?? { openedAt: event.at } };
    case 'books-closed':
      return { ...state, books: null };
    case 'exhibit-shown':
      return { ...state, exhibit: event.exhibit, isEnlarged: event.isEnlarged };
    case 'ended':
      return afterEnd(state, event);
  }
}

function afterModeChange(state: ConversationState, mode: 'speaking' | 'listening'): ConversationState {
  if (state.examiner === 'closed') return state;
  // The client reports 'listening' before it has played anything; an answer given still waits for its reply.
  if (mode === 'listening' && state.examiner === 'thinking') return state;
  return { ...state, examiner: mode };
}

/** Going on to speak takes the turn back from an examiner that had begun to think. */
function afterOverhearing(state: ConversationState): ConversationState {
  return state.examiner === 'thinking' ? { ...state, examiner: 'listening' } : state;
}

function afterAnswer(state: ConversationState): ConversationState {
  const isBusy = state.examiner === 'speaking' || state.examiner === 'closed';
  const examiner = isBusy ? state.examiner : 'thinking';
  return { ...state, examiner, holding: false };
}

function afterLoss(state: ConversationState, at: number): ConversationState {
  if (state.phase.name !== 'live') return state;
  const { startedAt } = state.phase;
  return {
    ...state,
    phase: { name: 'reconnecting', startedAt, at },
    examiner: 'listening',
    holding: false,
    // The next connection numbers its turns anew.
    captions: state.captions.filter((line) => !line.tentative).map((line) => ({ ...line, eventId: null })),
  };
}

function afterEnd(
  state: ConversationState,
  { cause, message, at }: Extract<ConversationEvent, { type: 'ended' }>,
): ConversationState {
  // The first cause counts: the socket's own closing follows the button and must not rename it.
  const { phase } = state;
  if (phase.name === 'idle' || phase.name === 'ended') return state;
  const startedAt = phase.name === 'connecting' ? at : phase.startedAt;
  return {
    ...state,
    phase: { name: 'ended', cause, message, at, startedAt },
    holding: false,
    books: null,
    exhibit: null,
    captions: state.captions.filter((line) => !line.tentative),
  };
}
