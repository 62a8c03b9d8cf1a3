import { judgeOverheard, type OverheardAs } from '#heard/barge-in-words.ts';
import { COMPARABLE_FROM_MS, IS_ECHO, mayBeEcho } from '#heard/echo-likeness.ts';
import type { SpeechToText } from '#io.ts';
import { decodeSegment } from './decode-segment.ts';
import type { SpeechFrame } from './detect-speech.ts';
import type { OwnVoice } from './own-voice.ts';
import { createSegment, isVoiced } from './segment.ts';

/**
 * When to decode, in frames since the gate opened (itself 6 frames in): two words take about half a
 * second, and each look costs some 50 ms. The last one, 1.3 s in, decides.
 */
const LOOK_AT_FRAMES = [4, 9, 15, 22, 34];
/** Silence this long ends what was said, and with it the listening. */
const ENDED_AFTER_FRAMES = 8;

export interface OverhearOptions {
  stt: SpeechToText;
  /** From before the gate opened, so that the first word is whole. */
  preRoll: readonly SpeechFrame[];
  ownWords: string;
  ownVoice: OwnVoice;
  mayContinueAnswer: boolean;
  onFault: (error: unknown) => void;
}

/** Listens to speech over the examiner's voice until it is clear whose it is and whether it wants the floor. */
export interface OverheardSpeech {
  add(frame: SpeechFrame): void;
  /** Everything heard: the beginning of the next answer, if it is one. */
  frames(): readonly SpeechFrame[];
  verdict: Promise<OverheardAs>;
  /** No more is coming: the microphone went silent. Judges by what there is. */
  end(): void;
  drop(): void;
}

export function overhear(options: OverhearOptions): OverheardSpeech {
  const { stt, preRoll, ownWords, ownVoice, mayContinueAnswer, onFault } = options;
  const heard = [...preRoll];
  const segment = createSegment();
  for (const frame of preRoll) segment.add(frame);
  const abort = new AbortController();
  let settle: (verdict: OverheardAs) => void = () => {};
  const verdict = new Promise<OverheardAs>((resolve) => {
    settle = resolve;
  });
  let added = 0;
  let silent = 0;
  let looks = 0;
  let looking = false;
  let settled = false;

  function isLast(): boolean {
    return silent >= ENDED_AFTER_FRAMES || added >= LOOK_AT_FRAMES.at(-1)!;
  }

  async function look(): Promise<void> {
    looks++;
    const last = isLast();
    const likeness = ownVoice.likenessOf(heard.slice(heard.findIndex(isVoiced)));
    const isLong = segment.voicedMs() >= COMPARABLE_FROM_MS;
    if (likeness >= IS_ECHO && isLong) return conclude('own-words');
    looking = true;
    const urgency = last ? 'final' : 'speculative';
    const job = {
      pcm: segment.pcm(),
      voicedMs: segment.voicedMs(),
      urgency,
      bias: [],
      isOverheard: true,
      signal: abort.signal,
    } as const;
    const result = await decodeSegment(stt, job, onFault);
    looking = false;
    if (abort.signal.aborted) return;
    const words = judgeOverheard(result?.text ?? '', ownWords, mayContinueAnswer);
    const isDoubted = mayBeEcho(likeness, segment.voicedMs(), last);
    const otherwise = isLong ? 'own-words' : 'nothing';
    const judged = words === 'pilot' && isDoubted ? otherwise : words;
    if (judged === 'pilot' || last) conclude(judged);
    else lookIfDue();
  }

  function conclude(judged: OverheardAs): void {
    settled = true;
    settle(judged);
  }

  function lookIfDue(): void {
    const due = added >= (LOOK_AT_FRAMES[looks] ?? Number.POSITIVE_INFINITY) || isLast();
    if (due && !looking && !settled) void look();
  }

  return {
    add(frame) {
      if (added > 500) return;
      heard.push(frame);
      segment.add(frame);
      added++;
      silent = isVoiced(frame) ? 0 : silent + 1;
      lookIfDue();
    },
    frames: () => heard,
    verdict,
    end() {
      silent = ENDED_AFTER_FRAMES;
      lookIfDue();
    },
    drop: () => abort.abort(),
  };
}
