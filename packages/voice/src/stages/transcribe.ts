import type { Clock } from '#clock.ts';
import type { SpeechToText, TranscriptionRequest } from '#io.ts';
import { type DecodedSegment, decodeSegment, joinSegments } from './decode-segment.ts';
import { FRAME_MS, type SpeechFrame } from './detect-speech.ts';
import { createSegment, isVoiced } from './segment.ts';

/** Decoding starts this early in a pause, so that the text is there when the turn ends (800 ms). */
const SPECULATE_AFTER_MS = 288;
/** Committing at every pause costs accuracy (5.9 % against 1.7 % errors): only in real pauses of long stretches. */
const COMMIT_PAUSE_MS = 256;
const COMMIT_FROM_MS = 4_000;
/** A long stretch takes longest, so its decoding starts before the pause is sure, and is called off where it is none. */
const SPECULATE_ON_LONG_AFTER_MS = 128;
/** The model's window is 20 s; past it, it invents words. */
const FORCED_CUT_MS = 16_000;
/** Where to look for the best place of a forced cut. */
const CUT_WITHIN_MS = 6_000;
/** A partial every 500 ms would cost 68 % of a core on long answers; four times its own cost keeps it at 22 %. */
const PARTIAL_EVERY_MS = 500;
const PARTIAL_COST_FACTOR = 4;
const PARTIAL_FROM_VOICED_MS = 600;
/** Ten minutes of talk. The record needs a bound; no answer does. */
const LONGEST_ANSWER_SEGMENTS = 150;

export interface TranscribeOptions {
  stt: SpeechToText;
  clock: Clock;
  bias: () => readonly string[];
  onTentative: (text: string) => void;
  onFault: (error: unknown) => void;
}

/** The words of one answer, decoded while it is being spoken. */
export interface AnswerTranscription {
  add(frame: SpeechFrame): void;
  /** Silence since the last voiced frame, by the audio itself. */
  silentMs(): number;
  voicedMs(): number;
  /** The whole answer as decoded so far; null while the last words are still being decoded. */
  settledText(): string | null;
  /** Whatever is known now, partials included: for the record of a lost connection. */
  roughText(): string;
  finish(): Promise<DecodedSegment>;
  drop(): void;
}

/** A decode begun in a pause that may not be one. */
interface Speculation {
  abort: AbortController;
  result: Promise<DecodedSegment | null>;
}

export function transcribe(options: TranscribeOptions): AnswerTranscription {
  const segment = createSegment();
  const committed: Promise<void>[] = [];
  const decoded: (DecodedSegment | null)[] = [];
  const whole = new AbortController();
  const mayGuess = !options.stt.isCharged;
  let speculation: Speculation | null = null;
  let speculated: DecodedSegment | null = null;
  let silentFrames = 0;
  let voicedFrames = 0;
  let tentative = '';
  let partialRunning = false;
  let nextPartialAt = options.clock.now() + PARTIAL_EVERY_MS;

  function request(
    urgency: TranscriptionRequest['urgency'],
    pcm: Int16Array,
    voicedMs: number,
    signal: AbortSignal,
  ) {
    const job = { pcm, voicedMs, urgency, bias: options.bias(), signal };
    return decodeSegment(options.stt, job, options.onFault);
  }

  function commit(cut: { pcm: Int16Array; voicedMs: number }, begun: Speculation | null = null): void {
    const index = decoded.push(null) - 1;
    const anew = () => request('final', cut.pcm, cut.voicedMs, whole.signal);
    const job = begun ? begun.result.then((result) => result ?? anew()) : anew();
    committed.push(
      job.then((result) => {
        decoded[index] = result ?? { text: '', confidence: 0, voicedMs: cut.voicedMs, lost: false };
      }),
    );
  }

  function commitSegment(): void {
    commit({ pcm: segment.pcm(), voicedMs: segment.voicedMs() }, speculation);
    segment.clear();
    tentative = '';
    speculation = null;
    speculated = null;
  }

  function speculate(): void {
    if (speculation) return;
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, whole.signal]);
    const result = request('speculative', segment.pcm(), segment.voicedMs(), signal);
    speculation = { abort, result };
    void result.then((text) => {
      if (speculation?.abort === abort) speculated = text;
    });
  }

  function forgetSpeculation(): void {
    speculation?.abort.abort();
    speculation = null;
    speculated = null;
  }

  async function decodePartial(): Promise<void> {
    partialRunning = true;
    const startedAt = options.clock.now();
    const result = await request('partial', segment.pcm(), segment.voicedMs(), whole.signal);
    partialRunning = false;
    const cost = result?.decodeMs ?? 0;
    nextPartialAt = startedAt + Math.max(PARTIAL_EVERY_MS, PARTIAL_COST_FACTOR * cost);
    if (!result || result.lost || whole.signal.aborted || silentFrames * FRAME_MS >= COMMIT_PAUSE_MS) return;
    tentative = result.text;
    const text = known();
    if (text) options.onTentative(text);
  }

  function known(): string {
    const settled = decoded.flatMap((part) => (part?.text ? [part.text] : []));
    const last = speculated?.text ?? tentative;
    return [...settled, ...(last ? [last] : [])].join(' ');
  }

  function onVoiced(): void {
    if (silentFrames > 0) forgetSpeculation();
    silentFrames = 0;
    voicedFrames++;
    const urgentWaits = decoded.includes(null);
    const due = options.clock.now() >= nextPartialAt && segment.voicedMs() >= PARTIAL_FROM_VOICED_MS;
    if (due && !partialRunning && !urgentWaits) void decodePartial();
    if (segment.lengthMs() >= FORCED_CUT_MS) {
      commit(segment.cutAtQuietest(CUT_WITHIN_MS));
      tentative = '';
    }
  }

  function onSilent(): void {
    silentFrames++;
    if (segment.voicedMs() === 0 || decoded.length >= LONGEST_ANSWER_SEGMENTS) return;
    const isAfter = (ms: number) => silentFrames === Math.round(ms / FRAME_MS);
    const isLong = segment.lengthMs() >= COMMIT_FROM_MS;
    if (isLong && isAfter(COMMIT_PAUSE_MS)) commitSegment();
    else if (isAfter(SPECULATE_AFTER_MS) || (isLong && mayGuess && isAfter(SPECULATE_ON_LONG_AFTER_MS)))
      speculate();
  }

  return {
    add(frame) {
      segment.add(frame);
      if (isVoiced(frame)) onVoiced();
      else onSilent();
    },
    silentMs: () => silentFrames * FRAME_MS,
    voicedMs: () => voicedFrames * FRAME_MS,
    settledText() {
      const open = segment.voicedMs() > 0 && !speculated;
      return open || decoded.includes(null) ? null : known();
    },
    roughText: known,
    async finish() {
      if (segment.voicedMs() > 0) {
        const rest = { pcm: segment.pcm(), voicedMs: segment.voicedMs() };
        const early = await speculation?.result;
        if (early) decoded.push(early);
        else commit(rest);
        segment.clear();
      }
      await Promise.all(committed);
      return joinSegments(decoded.filter((part) => part !== null));
    },
    drop() {
      whole.abort();
      forgetSpeculation();
    },
  };
}
