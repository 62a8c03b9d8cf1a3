import type {
  ConversationKind,
  ExamChoice,
  ResumeConversationOutput,
  StartConversationInput,
  StartConversationOutput,
} from '@rightseat/contract';

/** Where a request came from, as far as a line needs to know. */
export interface Caller {
  address: string;
  /** The name under which he has the page open. */
  host: string | undefined;
}

/** What the browser would rather have; WebRTC where there is any and nothing was said. */
type Transport = StartConversationInput['transport'];

export interface OpenLineInput {
  kind: ConversationKind;
  choice: ExamChoice;
  /** Null for the demo. */
  userId: string | null;
  caller: Caller;
  transport: Transport;
  /** He wants to hear his answers again; a line that never hears them keeps nothing. */
  keepsVoice: boolean;
}

export interface ResumeLineInput {
  conversationId: string;
  userId: string;
  caller: Caller;
  transport: Transport;
}

/** How a pilot and the examiner are brought together, whoever speaks and listens for us. */
export interface Line {
  /** Throws as openConversation does, and provider_unavailable; then nothing has begun and nothing is counted. */
  open(input: OpenLineInput): Promise<StartConversationOutput>;
  /** Throws as requireResumable does, and provider_unavailable; then nothing has changed. */
  resume(input: ResumeLineInput): Promise<ResumeConversationOutput>;
  /** The pilot leaves it for now: the line falls, and it can be resumed. Throws as requireResumable does. */
  pause(asked: { conversationId: string; userId: string }): Promise<void>;
  /** The pilot wants no more of it: cuts what still stands and closes the record. */
  end(conversationId: string): Promise<void>;
}

export interface Lines {
  /** The one that new conversations are opened on. */
  opening: Line;
  /** The one that holds conversations of this engine. */
  of(engine: string): Line;
}
