import { z } from 'zod';
import { Debrief } from '../exam/debrief.ts';
import { ChosenGround, ExamChoice } from '../exam/exam-choice.ts';

export const ConversationKind = z.enum(['demo', 'coach']);
export type ConversationKind = z.infer<typeof ConversationKind>;

/** POST /api/conversations */
export const StartConversationInput = ExamChoice.partial().extend({
  kind: ConversationKind,
  /** What the browser would rather have; an engine that has only one way gives that. */
  transport: z.enum(['websocket', 'webrtc']).optional(),
  /** The pilot wants to hear his answers again: they are kept as sound for a while. Never without it, nor of a demo. */
  keepVoice: z.boolean().optional(),
});
export type StartConversationInput = z.infer<typeof StartConversationInput>;

/** Passed on unread with the client's first message: what a hosted voice needs to find back to our examiner. */
const Initiation = z.object({
  dynamicVariables: z.record(z.string(), z.string()),
  customLlmExtraBody: z.record(z.string(), z.string()),
  userId: z.string().optional(),
});

/** What a line asks of the page, whoever is behind it; what is absent it does not ask for. */
const asks = {
  initiation: Initiation.optional(),
  /**
   * The examiner learns only of what the pilot says and writes: controls go to him as words, and that the books were
   * left open on an earlier line is told him again.
   */
  hearsWordsAlone: z.boolean().optional(),
  /** Nobody but the page sees the line go down: it tells that to /hung-up, with this. */
  hangUp: z.object({ call: z.number().int() }).optional(),
};

export const Connection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('websocket'), signedUrl: z.string(), ...asks }),
  z.object({
    type: z.literal('webrtc'),
    conversationToken: z.string(),
    livekitUrl: z.string().optional(),
    /** The same conversation by WebSocket, for a browser that WebRTC does not reach. The first used counts. */
    fallbackUrl: z.string().optional(),
    ...asks,
  }),
]);
export type Connection = z.infer<typeof Connection>;

export const StartConversationOutput = z.object({
  conversationId: z.string(),
  limitSeconds: z.number().int(),
  connection: Connection,
});
export type StartConversationOutput = z.infer<typeof StartConversationOutput>;

/** POST /api/conversations/:id/resume: the way back into a conversation whose connection was lost. */
export const ResumeConversationInput = StartConversationInput.pick({ transport: true });
export type ResumeConversationInput = z.infer<typeof ResumeConversationInput>;

export const ResumeConversationOutput = StartConversationOutput.extend({
  /** Of the limit; time without a connection is not in it. */
  elapsedSeconds: z.number().int(),
});
export type ResumeConversationOutput = z.infer<typeof ResumeConversationOutput>;

/** POST /api/conversations/:id/pause: the pilot leaves it for now, and can resume it. */
export const PauseConversationOutput = z.object({ conversationId: z.string() });
export type PauseConversationOutput = z.infer<typeof PauseConversationOutput>;

/** POST /api/conversations/:id/hung-up: a line that asked for it is down, and not to be taken up again. */
export const HungUpInput = z.object({ call: z.number().int().optional() });
export type HungUpInput = z.infer<typeof HungUpInput>;

/** POST /api/conversations/:id/end: for a caller who has no connection to it. */
export const EndConversationOutput = z.object({ conversationId: z.string() });
export type EndConversationOutput = z.infer<typeof EndConversationOutput>;

export const TranscriptEntry = z.object({
  role: z.enum(['examiner', 'pilot']),
  /** The pilot's words as heard or typed; the examiner's words as far as they were spoken aloud. */
  text: z.string(),
  /** Milliseconds since the conversation started. */
  atMs: z.number().int(),
  interrupted: z.boolean(),
});
export type TranscriptEntry = z.infer<typeof TranscriptEntry>;

/**
 * Why a conversation ended. `limit` is the server's clock; `lost` is a socket that never came back; `access-ended` is
 * access revoked or refunded, an account locked, or a sign-in taken back.
 */
export const EndReason = z.enum([
  'pilot',
  'examiner',
  'limit',
  'lost',
  'error',
  'never-started',
  'access-ended',
]);
export type EndReason = z.infer<typeof EndReason>;

/** GET /api/conversations/:id */
export const ConversationOutput = z.object({
  id: z.string(),
  kind: ConversationKind,
  status: z.enum(['created', 'live', 'ended']),
  endReason: EndReason.nullable(),
  choice: ExamChoice,
  ground: ChosenGround,
  /** Null for one whose socket was never opened. */
  startedAt: z.iso.datetime().nullable(),
  limitSeconds: z.number().int(),
  secondsUsed: z.number().int(),
  /** The connection was lost; until then the caller can resume. */
  resumableUntil: z.iso.datetime().nullable(),
  transcript: z.array(TranscriptEntry),
  debrief: Debrief.nullable(),
});
export type ConversationOutput = z.infer<typeof ConversationOutput>;

/** POST /api/conversations/:id/keep: a demo of this browser goes into the account that is signed in. */
export const KeepDemoOutput = z.object({ conversationId: z.string() });

/** GET /api/conversations: the caller's sessions that really began, and the demos that were kept, newest first. */
export const ConversationsQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ConversationsQuery = z.infer<typeof ConversationsQuery>;

export const ConversationEntry = ConversationOutput.pick({
  id: true,
  kind: true,
  status: true,
  endReason: true,
  choice: true,
  ground: true,
  secondsUsed: true,
  resumableUntil: true,
}).extend({
  startedAt: z.iso.datetime(),
  /** How many questions ended in each grade; null until there is a debrief. */
  grades: z
    .object({
      satisfactory: z.number().int(),
      unsatisfactory: z.number().int(),
      notAssessed: z.number().int(),
    })
    .nullable(),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

export const ConversationsOutput = z.object({
  conversations: z.array(ConversationEntry),
  nextCursor: z.string().nullable(),
});
export type ConversationsOutput = z.infer<typeof ConversationsOutput>;
