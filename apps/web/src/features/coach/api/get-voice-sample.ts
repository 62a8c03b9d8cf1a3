import { type Persona, VoiceSampleOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Some words of an examiner, in his voice. */
export function getVoiceSample(
  persona: Persona,
  speed: number,
  signal: AbortSignal,
): Promise<VoiceSampleOutput> {
  return callApi(`/api/examiners/${persona}/sample?speed=${speed}`, { output: VoiceSampleOutput, signal });
}
