import { messageOf } from '#lib/api-error.ts';
import { type Listening, listen } from '#lib/listen.ts';
import { type MicrophoneTrouble, troubleOf } from '#lib/microphone-trouble.ts';
import { measureRoundTrip } from './measure-round-trip.ts';
import { HEARD_LEVEL, mayBegin, type Readiness, WAIT_FOR_VOICE_MS } from './readiness.ts';

const LOOK_EVERY_MS = 50;

/** A click on the desk is one loud look; a word is several. */
const LOUD_LOOKS = 4;

export type ReadinessSeen = Readiness & {
  /** 0 to 1 */
  level: number;
};

export type ReadinessOutcome =
  /** The microphone stays open until `release`, so that no browser asks for it twice. */
  | { status: 'ready'; release: () => void }
  | { status: 'no-microphone'; why: MicrophoneTrouble }
  | { status: 'unreachable'; message: string }
  | { status: 'given-up' };

type ReadinessCheck = {
  readMicrophoneId: () => Promise<string | null>;
  onChange: (seen: ReadinessSeen) => void;
  /** Aborted when the pilot does not want to say anything first. */
  skipVoice: AbortSignal;
  signal: AbortSignal;
};

/** Looks at microphone and line before the minutes count. */
export async function checkReadiness(check: ReadinessCheck): Promise<ReadinessOutcome> {
  let listening: Listening;
  try {
    listening = await listen(await check.readMicrophoneId());
  } catch (error) {
    return { status: 'no-microphone', why: troubleOf(error) };
  }
  try {
    await watch(listening, check);
    return { status: 'ready', release: listening.stop };
  } catch (error) {
    listening.stop();
    if (check.signal.aborted) return { status: 'given-up' };
    return { status: 'unreachable', message: messageOf(error, 'The server cannot be reached.') };
  }
}

/** Resolves when the session may begin; rejects when the line fails or the check is given up. */
function watch(listening: Listening, { onChange, skipVoice, signal }: ReadinessCheck): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen: ReadinessSeen = { roundTripMs: null, heard: false, waited: false, level: 0 };
    let loudLooks = 0;
    const startedAt = performance.now();
    const look = () => {
      const level = listening.level();
      if (level >= HEARD_LEVEL) loudLooks += 1;
      const waited = skipVoice.aborted || performance.now() - startedAt >= WAIT_FOR_VOICE_MS;
      show({ level, heard: loudLooks >= LOUD_LOOKS, waited });
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    const show = (change: Partial<ReadinessSeen>) => {
      seen = { ...seen, ...change };
      onChange(seen);
      if (!mayBegin(seen)) return;
      clearInterval(timer);
      resolve();
    };
    const fail = (error: unknown) => {
      clearInterval(timer);
      reject(error);
    };
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    measureRoundTrip(signal).then((roundTripMs) => show({ roundTripMs }), fail);
  });
}
