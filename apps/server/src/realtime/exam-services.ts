import type { Content } from '@rightseat/examiner';
import type { Judge } from '@rightseat/judge';
import type { ActReader } from '@rightseat/reader';
import type { SpeechEngines } from '@rightseat/voice';
import type { Adviser } from '#advice/adviser.ts';
import type { DomainContext } from '#domain/context.ts';
import type { LiveConversations } from './live-conversations.ts';
import type { Rooms } from './rooms.ts';
import type { VoiceLatency } from './voice-latency.ts';
import type { Voices } from './voices.ts';

/** What every conversation shares: loaded before the first caller. */
export interface ExamServices {
  context: DomainContext;
  content: Content;
  engines: SpeechEngines;
  voices: Voices;
  /** Null: the examiner goes by its rules. */
  actReader: ActReader | null;
  /** Null: answers are judged by exact signs alone. */
  judge: Judge | null;
  live: LiveConversations;
  latency: VoiceLatency;
  /** Null: the examiner has no language model, and says what is written. */
  adviser: Adviser | null;
  /** Null: our own engine is reached by WebSocket alone. */
  rooms: Rooms | null;
}
