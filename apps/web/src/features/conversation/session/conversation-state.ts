import type { StandingQuestion } from '@rightseat/contract';

/** One line of the captions. `eventId` is the vendor's number of the turn, where it gave one. */
export type CaptionLine = {
  key: string;
  speaker: 'examiner' | 'pilot';
  text: string;
  eventId: number | null;
  /** The pilot's words while they are still being recognised. */
  tentative: boolean;
  /** The examiner was stopped; the text is what was heard. */
  interrupted: boolean;
  /** What the examiner was about to say when he was stopped; null when he was not. */
  planned: string | null;
  typed: boolean;
  /** What the pilot thought of it; null until he says. */
  score: FeedbackScore | null;
};

export type FeedbackScore = 'like' | 'dislike';

/** What the examiner does at this moment, as the page shows it. `closed`: the last word is said, and the time runs out. */
export type ExaminerState = 'listening' | 'thinking' | 'speaking' | 'closed';

/**
 * What is wrong with the sound of a conversation by voice. `interrupted`: a call or another program has it. `replaced`:
 * the microphone was unplugged, and another hears. `unplugged`: there is none any more. `forbidden`: taken back.
 * `unheard`: it is there, and gives nothing.
 */
export type SoundState = 'well' | 'interrupted' | 'replaced' | 'unplugged' | 'forbidden' | 'unheard';

/** `moved`: it goes on in another tab or on another device. `access-ended`: revoked, refunded or signed out. */
export type EndCause = 'pilot' | 'examiner' | 'limit' | 'error' | 'moved' | 'access-ended';

export type Phase =
  | { name: 'idle' }
  | { name: 'connecting' }
  | { name: 'live'; startedAt: number }
  /** The line is gone since `at`, and the page tries to get it back. */
  | { name: 'reconnecting'; startedAt: number; at: number }
  | { name: 'ended'; cause: EndCause; message: string; at: number; startedAt: number };

export type ConversationState = {
  phase: Phase;
  conversationId: string | null;
  limitSeconds: number;
  textOnly: boolean;
  examiner: ExaminerState;
  /** The pilot holds the turn to think. */
  holding: boolean;
  muted: boolean;
  sound: SoundState;
  /** The reference drawer is open, and the examiner waits for it. */
  books: { openedAt: number } | null;
  /** What stands to be answered, as the examiner tells it; undefined on a line that does not. */
  question: StandingQuestion | null | undefined;
  /** The id of what the examiner has put in front of the pilot. */
  exhibit: string | null;
  /** He was told that it is made larger. */
  isEnlarged: boolean;
  captions: CaptionLine[];
  captionCount: number;
};

export type ConversationEvent =
  | { type: 'start-requested'; textOnly: boolean }
  | { type: 'conversation-created'; conversationId: string; limitSeconds: number }
  /** `at` is when it would have started, had it never been without a connection. */
  | { type: 'connection-opened'; at: number }
  | { type: 'connection-lost'; at: number }
  | { type: 'mode-changed'; mode: 'speaking' | 'listening' }
  | { type: 'examiner-spoke'; text: string; eventId: number | null }
  | { type: 'question-stands'; question: StandingQuestion | null }
  | { type: 'examiner-closed' }
  | { type: 'examiner-corrected'; text: string; eventId: number | null }
  | { type: 'pilot-overheard'; text: string }
  | { type: 'pilot-spoke'; text: string; eventId: number | null }
  | { type: 'pilot-typed'; text: string }
  | { type: 'reply-judged'; key: string; score: FeedbackScore }
  | { type: 'hold-changed'; holding: boolean }
  | { type: 'mute-changed'; muted: boolean }
  | { type: 'sound-changed'; sound: SoundState }
  | { type: 'books-opened'; at: number }
  | { type: 'books-closed' }
  | { type: 'exhibit-shown'; exhibit: string | null; isEnlarged: boolean }
  | { type: 'start-failed' }
  /** Hung up to be resumed: for this page there is none any more. */
  | { type: 'paused' }
  | { type: 'ended'; cause: EndCause; message: string; at: number };

export const initialConversation: ConversationState = {
  phase: { name: 'idle' },
  conversationId: null,
  limitSeconds: 0,
  textOnly: false,
  examiner: 'listening',
  holding: false,
  muted: false,
  sound: 'well',
  books: null,
  question: undefined,
  exhibit: null,
  isEnlarged: false,
  captions: [],
  captionCount: 0,
};

/** As the pilot sees it: with the line alone there is no examiner yet to whom one could speak. */
export function phaseSeen({
  phase,
  captions,
  examiner,
}: Pick<ConversationState, 'phase' | 'captions' | 'examiner'>): Phase['name'] {
  const hasBegun = captions.length > 0 || examiner !== 'listening';
  return phase.name === 'live' && !hasBegun ? 'connecting' : phase.name;
}

/** From the press of Start to the end, with a line or without. */
export function isInSession({ phase }: Pick<ConversationState, 'phase'>): boolean {
  return phase.name !== 'idle' && phase.name !== 'ended';
}
