import { type Clock, sleep } from '#clock.ts';
import { SAMPLE_RATE_HZ, type TextToSpeech } from '#io.ts';
import { splitSentences } from '#spoken/split-sentences.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { createGate } from '#stages/gate.ts';
import type { OwnVoice } from '#stages/own-voice.ts';
import { type PlayoutProgress, playout } from '#stages/playout.ts';
import { speak } from '#stages/speak.ts';
import type { ConversationStats } from '#stats.ts';
import type { ExaminerEvent } from '#transport.ts';
import { heardText } from '#turns/heard-text.ts';

export interface ReplyOptions {
  clock: Clock;
  tts: TextToSpeech;
  voice: string;
  speed: number;
  /** The page asked for text alone: nothing is synthesised. */
  textOnly: boolean;
  send: (event: ExaminerEvent) => void;
  nextEventId: () => number;
  /** Just before the first audio, or the text where there is none. */
  onStart: () => void;
  ownVoice: OwnVoice;
  stats: ConversationStats;
  onFault: (error: unknown) => void;
}

/** One reply on its way to the pilot's ear. It knows how much of it was heard. */
export interface SpokenReply {
  text: string;
  /** When its first audio was sent; null before. */
  startedAt(): number | null;
  eventId(): number;
  /** Sends nothing until released; what was sent already goes on playing. */
  hold(): void;
  release(): void;
  /** Sends nothing more, ever. Returns the words that were heard. */
  stop(): string;
  /** When the last of it was played, or it was stopped. */
  finished: Promise<void>;
}

export function sayReply(text: string, options: ReplyOptions): SpokenReply {
  const { clock } = options;
  const abort = new AbortController();
  const gate = createGate();
  const progress: PlayoutProgress = { sentences: [], sentMs: 0, playsUntil: null };
  let startedAt: number | null = null;
  let eventId = 0;

  function begin(): void {
    if (startedAt !== null) return;
    startedAt = clock.now();
    options.onStart();
    eventId = options.nextEventId();
    options.send({ type: 'reply', text, eventId });
  }

  async function run(): Promise<void> {
    if (!options.textOnly) {
      const pacing = { clock, gate, signal: abort.signal, progress, pingMs: () => options.stats.pingMs };
      const sentences = speak(splitSentences(text), { ...options, toSpeakable, signal: abort.signal });
      for await (const chunk of playout(sentences, pacing)) {
        begin();
        options.ownVoice.note(chunk, progress.playsUntil! - (chunk.length * 1000) / SAMPLE_RATE_HZ);
        options.send({ type: 'audio', pcm: chunk, eventId: options.nextEventId() });
      }
    }
    if (abort.signal.aborted) return;
    begin();
    notePace();
    await sleep(clock, Math.max(0, (progress.playsUntil ?? 0) - clock.now()), abort.signal);
  }

  function notePace(): void {
    const { spoken } = options.stats;
    for (const { text: sentence, ms } of progress.sentences) {
      spoken.letters += toSpeakable(sentence).length;
      spoken.ms += ms;
    }
  }

  function heard(): string {
    if (startedAt === null) return '';
    // Nothing was synthesised (text only, or the voice is gone): the page showed it all at once.
    if (progress.playsUntil === null) return text;
    const unplayedMs = Math.max(0, progress.playsUntil - clock.now());
    return heardText({ sentences: progress.sentences, playedMs: progress.sentMs - unplayedMs });
  }

  return {
    text,
    startedAt: () => startedAt,
    eventId: () => eventId,
    hold: gate.close,
    release: gate.open,
    stop() {
      const words = heard();
      abort.abort();
      return words;
    },
    // Not before the caller holds the handle.
    finished: Promise.resolve().then(run),
  };
}
