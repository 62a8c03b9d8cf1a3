import type { StartConversationInput } from '@rightseat/contract';
import type { FeedbackScore } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';
import type { StartOutcome } from './start-outcome.ts';

/** All that a page can do in a conversation, and the store that it reads. */
export type ConversationControls = {
  store: ConversationStore;
  start: (input: StartConversationInput, textOnly: boolean) => Promise<StartOutcome>;
  /** Goes on with a coach conversation whose connection was lost in an earlier life of the page. */
  resume: (conversationId: string, textOnly: boolean) => Promise<StartOutcome>;
  end: () => void;
  /** Hangs up so that it can be resumed; settled when the server knows. What cannot be resumed ends. */
  pause: () => Promise<void>;
  /** The document goes away, perhaps to come back: says so, and leaves the line to fall by itself. */
  leavePage: () => void;
  say: (text: string) => void;
  hold: (holding: boolean) => void;
  sayAgain: () => void;
  /** Asks for the books; it is the examiner who opens them. */
  lookUp: () => void;
  /** Holds out a section, or nothing. */
  closeBooks: (reference: string | null) => void;
  /** Likes or dislikes a reply of the examiner, once. */
  judge: (key: string, score: FeedbackScore) => void;
  setMuted: (muted: boolean) => void;
  setMicrophone: (id: string) => Promise<void>;
  setSpeaker: (id: string) => Promise<void>;
  /** By a tap, which a browser may want for it. */
  resumeSound: () => void;
  /** The pilot has read what became of his microphone. */
  noteSoundRead: () => void;
  /** Loudness of the microphone now, 0 to 1. */
  microphoneLevel: () => number;
  /** The same of the examiner's voice. */
  examinerLevel: () => number;
};
