import { type AnswerDrillInput, DrillOutput, DrillResult, type StartDrillInput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const pathOf = (drillId: string) => `/api/drills/${encodeURIComponent(drillId)}`;

/** Chooses a drill and asks its first question; the server's clock runs. */
export function startDrill(input: StartDrillInput): Promise<DrillOutput> {
  return callApi('/api/drills', { method: 'POST', body: input, output: DrillOutput });
}

/** Asks the next question; the clock runs again. */
export function askNextQuestion(drillId: string): Promise<DrillOutput> {
  return callApi(`${pathOf(drillId)}/next`, { method: 'POST', body: {}, output: DrillOutput });
}

/** The grade of an answer. Sent twice, it is the same one. */
export function answerDrill(drillId: string, input: AnswerDrillInput): Promise<DrillResult> {
  return callApi(`${pathOf(drillId)}/answers`, { method: 'POST', body: input, output: DrillResult });
}
