import { SayAgainOutput, SpeakQuestionOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

type OwnLine = { conversationId: string; position: number };

/** What was said: typed, or as base64 of 16 kHz mono 16-bit samples. */
export type Said = { text: string } | { pcm: string };

const pathOf = ({ conversationId, position }: OwnLine) =>
  `/api/conversations/${encodeURIComponent(conversationId)}/lines/${position}`;

/** Has an answer to a question of the debrief judged once more; it counts for nothing. */
export function useSayAgain(line: OwnLine) {
  return useMutation({
    mutationFn: (said: Said) =>
      callApi(`${pathOf(line)}/${'pcm' in said ? 'spoken-answers' : 'answers'}`, {
        method: 'POST',
        body: said,
        output: SayAgainOutput,
      }),
  });
}

/** The question in the examiner's voice. */
export function speakQuestion(line: OwnLine, signal: AbortSignal) {
  return callApi(`${pathOf(line)}/speech`, { method: 'POST', body: {}, output: SpeakQuestionOutput, signal });
}
