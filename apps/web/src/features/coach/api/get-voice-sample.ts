import { type Persona, VoiceSampleOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Some words of an examiner, in his voice. */
export function getVoiceSample(persona: Persona, signal: AbortSignal): Promise<VoiceSampleOutput> {
  return callApi(`/api/examiners/${persona}/sample`, { output: VoiceSampleOutput, signal });
}
