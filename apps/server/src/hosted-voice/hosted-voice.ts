import type { Content } from '@rightseat/examiner';
import type { Adviser } from '#advice/adviser.ts';
import type { DomainContext } from '#domain/context.ts';
import type { HostedExaminer } from './model/answer-completion.ts';
import type { VoiceProvider } from './provider/voice-provider.ts';

/** What an exam needs whose voice is another company's. */
export interface HostedVoice {
  context: DomainContext;
  content: Content;
  /** Null: the examiner has no language model. */
  adviser: Adviser | null;
  /** Our examiner, as the model that the company asks. */
  examiner: HostedExaminer;
  /** Null: none is configured. Exams that one holds already can still be ended. */
  provider: VoiceProvider | null;
}
