import { splitSentences, toSpeakable } from '@rightseat/voice';
import { openHearing } from '@rightseat/voice/hearing';
import { openRenderedLines, packFolder, splitClauses } from '@rightseat/voice/rendering';
import { addScores, NO_SCORE, scoreTranscript } from '@rightseat/voice/scoring';
import type { Page } from 'playwright-core';
import { percentile } from '../bench/statistics.ts';
import { join } from '../support/speech.ts';
import { measureLoudness, measureOctaves } from './measure-sound.ts';

interface HeardReply {
  text: string;
  pcm: Int16Array[];
}

const RATE_HZ = 16_000;
/** A reply is from packs when it is as long as they are: no other voice takes the same time to the hundredth. */
const ALIKE = 0.01;

/** Keeps what reaches the page from here on, as the embedded voice sends it. Call before the conversation begins. */
export function hearExaminer(page: Page): readonly HeardReply[] {
  const replies: HeardReply[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.type === 'agent_response')
        replies.push({ text: message.agent_response_event.agent_response, pcm: [] });
      if (message.type !== 'audio') return;
      const bytes = Buffer.from(message.audio_event.audio_base_64, 'base64');
      replies.at(-1)?.pcm.push(new Int16Array(new Uint8Array(bytes).buffer));
    }),
  );
  return replies;
}

/** Of the sound, how much was rendered beforehand, how it is heard back, how even it is and what it is made of. */
export async function describeSpeech(replies: readonly HeardReply[]) {
  const rendered = await openRenderedLines(packFolder('am_michael'), console.warn);
  const hearing = await openHearing();
  let score = NO_SCORE;
  let all = 0;
  let fromPacks = 0;
  const spoken: Int16Array[] = [];
  for (const { text, pcm } of replies) {
    const sound = join(pcm);
    const inPacks = splitSentences(text)
      .map(toSpeakable)
      .flatMap((sentence) => (rendered.has(sentence) ? [sentence] : splitClauses(sentence)))
      .reduce((sum, part) => sum + (rendered.find(part)?.length ?? 0), 0);
    if (sound.length === 0) continue;
    spoken.push(sound);
    all += sound.length;
    if (Math.abs(sound.length / Math.max(1, inPacks) - 1) < ALIKE) fromPacks += sound.length;
    else console.log(`not from packs: ${text}`);
    score = addScores(
      score,
      scoreTranscript(text, (await hearing.hear(sound, { search: 'beam', bias: [] })).text),
    );
  }
  const levels = spoken.map(measureLoudness);
  console.log(`loudness reply by reply, dB: ${levels.map(Math.round).join(' ')}`);
  return {
    'examiner heard, s': Math.round(all / RATE_HZ),
    'rendered, %': Number(((100 * fromPacks) / Math.max(1, all)).toFixed(1)),
    'his words wrong, %': Number(((100 * score.errors) / Math.max(1, score.words)).toFixed(1)),
    'loudness of replies, 5 to 95 %, dB': [0.05, 0.5, 0.95]
      .map((share) => percentile(levels, share).toFixed(1))
      .join(' '),
    'octaves, Hz: dB': JSON.stringify(measureOctaves(join(spoken))),
  };
}
