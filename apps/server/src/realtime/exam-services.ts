import type { Content } from '@rightseat/examiner';
import type { SpeechEngines } from '@rightseat/voice';
import type { DomainContext } from '#domain/context.ts';
import type { LiveConversations } from './live-conversations.ts';
import type { VoiceLatency } from './voice-latency.ts';

/** What every conversation shares: loaded before the first caller. */
export interface ExamServices {
  context: DomainContext;
  content: Content;
  engines: SpeechEngines;
  live: LiveConversations;
  latency: VoiceLatency;
}
