import { hasModelFiles } from '#engines/kokoro/check-model-files.ts';
import { PRONUNCIATION_VERSION } from '#engines/kokoro/pronounce/version.ts';
import { createSpeechMemory } from '#engines/speech-memory.ts';
import type { SpeakingOutcome, SpeakingTask } from '#engines/worker-pool/speaking-thread.ts';
import { ThreadPool } from '#engines/worker-pool/thread-pool.ts';
import type { NaturalVoice, NaturalVoiceState, SpeechRequest, TextToSpeech } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import { type KeptSpeech, openKeptSpeech } from './kept-speech.ts';
import { measureRendered } from './measure-rendered.ts';
import { packFolder } from './pack-folder.ts';
import { openRenderedLines } from './rendered-lines.ts';
import { splitClauses } from './split-clauses.ts';

export interface NaturalVoiceOptions {
  modelsFolder: string;
  keptFolder: string;
  /** The voice that speaks a line which this one cannot. */
  standIn: string;
  /** Where rendered lines are; without it where they ship. */
  packsFolder?: string;
  /** The thread that speaks what was not; without it Kokoro's. */
  thread?: URL;
}

const KOKORO_THREAD = new URL('../worker-pool/natural-thread.ts', import.meta.url);

/** Kokoro's name for it: an American man, unhurried. */
const VOICE = 'am_michael';

/** A thread speaks some 1.6 times as fast as is listened to, and an examiner speaks less than half of the time. */
const CONVERSATIONS_PER_THREAD = 2;

/** A line that begins later than this is spoken by the other voice: silence would be taken for the end. */
const LONGEST_WAIT_MS = 4_000;

/** Of the words of an exam. What is new since its lines were rendered is heard in the other voice, once or twice in half an hour. */
const LEAST_RENDERED = 0.98;

/** Files that were not there at the start are looked for again. */
const LOOK_AGAIN_MS = 15_000;

export interface StartedNaturalVoice {
  voice: NaturalVoice;
  /** Speaks the natural voice by its name, and every other as `others` does. */
  tts: Required<TextToSpeech>;
  close(): Promise<void>;
}

type Pool = ThreadPool<SpeakingTask, SpeakingOutcome>;

/** Resolves at once: the model is loaded in the background, whenever its files are there. Never rejects. */
export async function startNaturalVoice(
  options: NaturalVoiceOptions,
  others: TextToSpeech,
  log: (line: string) => void,
): Promise<StartedNaturalVoice> {
  const { modelsFolder, keptFolder, standIn } = options;
  const { packsFolder = packFolder(VOICE), thread = KOKORO_THREAD } = options;
  const rendered = await openRenderedLines(packsFolder, log);
  const memory = createSpeechMemory();
  let kept: KeptSpeech | null = null;
  let pool: Pool | null = null;
  let state: NaturalVoiceState = 'absent';
  let isClosed = false;
  let loading: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    state = 'loading';
    try {
      kept = await openKeptSpeech(keptFolder, `${VOICE}-${PRONUNCIATION_VERSION}`, log);
      pool = await ThreadPool.start<SpeakingTask, SpeakingOutcome>({
        name: 'natural voice',
        entry: thread,
        settings: { modelsFolder },
        threads: 1,
        log,
      });
      state = 'speaks';
      log('the natural voice speaks from here on');
    } catch (error) {
      state = 'broken';
      log(`the natural voice cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function look(): void {
    if (isClosed) return;
    if (hasModelFiles(modelsFolder)) loading = load();
    else setTimeout(look, LOOK_AGAIN_MS).unref();
  }
  look();

  async function find(request: SpeechRequest): Promise<Int16Array | null> {
    const known = memory.find(request);
    if (known) return known;
    const pcm = rendered.find(request.text) ?? (await kept?.find(request.text)) ?? null;
    if (pcm) memory.keep(request, pcm);
    return pcm;
  }

  /** Null when called off. Rejects when the line has to be spoken by another voice. */
  async function speakLive(request: SpeechRequest): Promise<Int16Array | null> {
    if (!pool) throw new Error('the natural voice is not there');
    const spoken = pool
      .run({ rank: 0, signal: request.signal, takeTask: () => ({ text: request.text, voice: VOICE }) })
      .then((outcome) => {
        if (!outcome) return null;
        // Also what comes too late: it is there the next time.
        memory.keep(request, outcome.pcm);
        void kept?.keep(request.text, outcome.pcm);
        return outcome.pcm;
      });
    return within(LONGEST_WAIT_MS + request.text.length * 40, spoken);
  }

  async function* stream(request: SpeechRequest): AsyncGenerator<Int16Array> {
    if (request.voice !== VOICE) return yield* whole(request, others);
    const known = await find(request);
    if (request.signal?.aborted) return;
    if (known) return yield known;
    let hasBegun = false;
    for (const text of splitClauses(request.text)) {
      const clause = { ...request, text };
      try {
        const pcm = (await find(clause)) ?? (await speakLive(clause));
        if (!pcm || request.signal?.aborted) return;
        hasBegun = true;
        yield pcm;
      } catch (error) {
        log(
          `natural voice: ${error instanceof Error ? error.message : String(error)}; the other voice stands in`,
        );
        const rest = hasBegun ? clause : request;
        yield* whole({ ...rest, voice: standIn }, others);
        if (!hasBegun) return;
      }
    }
  }

  return {
    voice: {
      name: VOICE,
      state: () => state,
      mostAtOnce: CONVERSATIONS_PER_THREAD,
      isRendered: (sentences) => measureRendered(sentences, rendered) >= LEAST_RENDERED,
      linesRendered: rendered.count,
    },
    tts: { stream, synthesise: (request) => joined(stream(request), request.signal) },
    async close() {
      isClosed = true;
      await loading;
      await pool?.close();
    },
  };
}

async function* whole(request: SpeechRequest, tts: TextToSpeech): AsyncGenerator<Int16Array> {
  const pcm = await tts.synthesise(request);
  if (pcm) yield pcm;
}

async function joined(
  parts: AsyncIterable<Int16Array>,
  signal: AbortSignal | undefined,
): Promise<Int16Array | null> {
  const all: Int16Array[] = [];
  for await (const part of parts) all.push(part);
  return signal?.aborted ? null : joinPcm(all);
}

async function within<Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no word within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
