import { SAMPLE_RATE_HZ, type TextToSpeech } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import { splitSentences } from '#spoken/split-sentences.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { createSpeedChange } from '#stages/change-speed.ts';

/** Between two sentences, as between two of a reply. */
const PAUSE_MS = 180;

/** The whole text in one piece, sentence by sentence as in a conversation; null when called off. Rejects when the voice is lost. */
export async function speakRecording(
  tts: TextToSpeech,
  text: string,
  { voice, speed = 1, signal }: { voice: string; speed?: number; signal: AbortSignal },
): Promise<Int16Array | null> {
  const pause = new Int16Array((SAMPLE_RATE_HZ * PAUSE_MS) / 1000);
  const parts: Int16Array[] = [];
  for (const sentence of splitSentences(text)) {
    const pcm = await tts.synthesise({ text: toSpeakable(sentence), voice, signal });
    if (!pcm) return null;
    parts.push(pcm, pause);
  }
  const change = createSpeedChange(speed);
  return joinPcm([...parts.slice(0, -1).map(change.push), change.end()]);
}
