import { DrillSpeechOutput, SpokenDrillResult } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const pathOf = (drillId: string) => `/api/drills/${encodeURIComponent(drillId)}`;

type Place = { drillId: string; position: number };

/** The question at hand in the examiner's voice; the first time the clock stands while it is said. */
export function sayQuestion({ drillId, position }: Place, signal: AbortSignal): Promise<DrillSpeechOutput> {
  const output = DrillSpeechOutput;
  return callApi(`${pathOf(drillId)}/speech`, { method: 'POST', body: { position }, output, signal });
}

/** The grade of an answer that was said. Sent twice, it is the same one. */
export function answerAloud({ drillId, position }: Place, pcm: string): Promise<SpokenDrillResult> {
  const output = SpokenDrillResult;
  return callApi(`${pathOf(drillId)}/spoken-answers`, { method: 'POST', body: { position, pcm }, output });
}

/** It was heard wrong: it counts for nothing from here on. */
export function takeBackAnswer({ drillId, position }: Place): Promise<SpokenDrillResult> {
  const output = SpokenDrillResult;
  return callApi(`${pathOf(drillId)}/misheard`, { method: 'POST', body: { position }, output });
}
