import type { ConversationOutput } from '@rightseat/contract';
import type { TurnTimings } from '../bench/server-process.ts';
import { median } from '../bench/statistics.ts';

/** What a held leg came to, one figure per line. `debriefMs`: from the end until the letter stood on the page. */
export function describeLeg(
  { transcript, debrief, endReason, secondsUsed }: ConversationOutput,
  debriefMs: number,
  turns: readonly TurnTimings[],
) {
  const lines = debrief?.lines ?? [];
  const count = (grade: string) => lines.filter((line) => line.grade === grade).length;
  const said = transcript.filter(({ role }) => role === 'pilot').map(({ text }) => text);
  return {
    minutes: Number((secondsUsed / 60).toFixed(1)),
    'ended by': endReason,
    outcome: debrief?.outcome?.result,
    'areas assessed': debrief?.outcome?.areas.filter(({ grade }) => grade !== 'not-assessed').length,
    'questions in the debrief': lines.length,
    satisfactory: count('satisfactory'),
    unsatisfactory: count('unsatisfactory'),
    'not assessed': count('not-assessed'),
    'answers heard': said.length,
    'first sound after an answer, median, ms': median(turns.map(({ waitMs, shareMs }) => waitMs + shareMs)),
    'examiner cut off': transcript.filter(({ role, interrupted }) => role === 'examiner' && interrupted)
      .length,
    'quotes not verbatim': lines.filter(({ quote }) => quote && !said.some((text) => text.includes(quote)))
      .length,
    'debrief on screen, ms': Math.round(debriefMs),
  };
}

/** The words as they stand in the record, and the grades. */
export function writeTranscript({ transcript, debrief }: ConversationOutput): string {
  const clock = (atMs: number) =>
    `${Math.floor(atMs / 60_000)}:${String(Math.floor(atMs / 1000) % 60).padStart(2, '0')}`;
  const spoken = transcript.map(
    ({ role, text, atMs }) => `**${role === 'pilot' ? 'Pilot' : 'Examiner'}** (${clock(atMs)}) ${text}`,
  );
  const graded = (debrief?.lines ?? []).map(
    ({ question, grade, quote, acs, lookUp }) =>
      `- ${acs.join(', ')} · ${grade}: ${question}${quote ? ` “${quote}”` : ''}${lookUp ? ` Looked up: ${lookUp.reference}.` : ''}`,
  );
  return `${[...spoken, '## Debrief', debrief?.summary ?? '', graded.join('\n')].join('\n\n')}\n`;
}
