/**
 * The voice engine in types: three engines on one side, a brain on the other.
 * Everything between them (stages, turns, wire) is built from these and nothing else.
 *
 * Units: durations in milliseconds, audio in 16 kHz mono signed 16-bit PCM.
 */
export const SAMPLE_RATE_HZ = 16_000;

/** Silero's window: 512 samples, 32 ms. */
export const VAD_FRAME_SAMPLES = 512;

export interface TranscriptionRequest {
  /** 16 kHz mono; at most 20 s. */
  pcm: Int16Array;
  /** How much of `pcm` is voice. The decoder may not end before it has said that much. */
  voicedMs: number;
  /** Under load a partial is shed. A speculative decode is called off by who asked for it, when the answer goes on. */
  urgency: 'final' | 'speculative' | 'partial';
  /** Words and phrases of the question at hand, besides the general aviation list. */
  bias: readonly string[];
  /** Heard over the examiner: the words only tell who has the floor, so that quick is better than exact. */
  isOverheard?: boolean;
  signal?: AbortSignal;
}

export interface Transcription {
  /** Empty when nothing was said or confidence fell under the floor. */
  text: string;
  /** Mean log probability per token, natural log, at most 0. Good speech: -0.05 to -0.6. */
  confidence: number;
  decodeMs: number;
}

export interface SpeechToText {
  /** Null when the request was shed or aborted. Rejects when the engine is lost. */
  transcribe(request: TranscriptionRequest): Promise<Transcription | null>;
  /** Each request is paid for: none is made that the next word would most likely call off. */
  isCharged?: true;
}

export interface VoiceActivityStream {
  /** One frame of VAD_FRAME_SAMPLES in [-1, 1]; resolves to the probability of speech, 0 to 1. */
  push(frame: Float32Array): Promise<number>;
}

export interface VoiceActivityDetector {
  open(): VoiceActivityStream;
}

export interface SpeechRequest {
  /** One sentence, already in speakable words. */
  text: string;
  voice: string;
  signal?: AbortSignal;
}

export interface TextToSpeech {
  /** Rejects when the engine is lost; resolves to null when aborted. */
  synthesise(request: SpeechRequest): Promise<Int16Array | null>;
  /** The same while it is being made, where an engine takes its time; ends when aborted, rejects as `synthesise` does. */
  stream?(request: SpeechRequest): AsyncIterable<Int16Array>;
}

/** How busy the threads of an engine are. Without a thread it waits for a new one. */
export interface EngineLoad {
  threads: number;
  waiting: number;
}

/** `absent`: its files are not here; `loading`: they are, and it will speak in some seconds; `broken`: they are no use. */
export type NaturalVoiceState = 'absent' | 'loading' | 'speaks' | 'broken';

/** A voice that one wants to listen to, asked for by `name` as any other; it takes its time, and few can have it at once. */
export interface NaturalVoice {
  name: string;
  state(): NaturalVoiceState;
  /** How many conversations it keeps up with. */
  mostAtOnce: number;
  /** Whether these sentences, speakable, were spoken beforehand but for a word in fifty: they need none of its files. */
  isRendered(sentences: readonly string[]): boolean;
  /** How many lines were spoken beforehand. */
  linesRendered: number;
}

/** Loaded before the first caller, shared by all conversations. */
export interface SpeechEngines {
  stt: SpeechToText;
  vad: VoiceActivityDetector;
  tts: TextToSpeech;
  /** Without it the voices that are always there speak. */
  natural?: NaturalVoice;
  load(): Record<'stt' | 'tts', EngineLoad>;
  close(): Promise<void>;
}

/** What a conversation tells its brain. */
export type BrainEvent =
  | { type: 'conversation-started' }
  /**
   * The connection came back: say where we were and repeat the question at hand.
   */
  | { type: 'conversation-resumed' }
  | {
      type: 'pilot-answered';
      text: string;
      /** Null for a typed answer. */
      confidence: number | null;
      /** The pilot went on as the examiner began: `text` is the whole answer and replaces the last one. */
      continuesLastAnswer: boolean;
      /** What was left of the examiner's words when they were cut off, where they were. */
      unsaid?: string;
    }
  /** Something was said, too unclear to be held against anyone. */
  | { type: 'pilot-unclear' }
  /** Nothing was said for this long after the question. */
  | { type: 'pilot-silent'; silentMs: number }
  /** The say-again control; a spoken "say again" arrives as an answer. */
  | { type: 'repeat-requested' }
  /** The look-it-up control. */
  | { type: 'look-up-requested' }
  | (ToolAnswer & {
      type: 'client-tool-answered';
      name: string;
      /** The pilot speaks already: nothing will be said, and his answer follows. */
      pilotIsSpeaking: boolean;
    })
  /** Sent once, when the brain has said that its closing words are due. */
  | { type: 'time-nearly-up'; remainingMs: number };

/** What came of a tool of the page. */
export interface ToolAnswer {
  /** As the page sent it: a text, or whatever else its tool returned. */
  result: unknown;
  /** The page has no such tool, or it broke. */
  failed: boolean;
}

/** How the clock stands. */
export interface TimeLeft {
  /** Until the limit, which ends the conversation in mid-word. */
  remainingMs: number;
  /** Of this voice in this conversation; 0 where words are only shown. */
  msPerLetter: number;
}

/** What the pilot has to answer, in the words it was asked in. */
export interface StandingQuestion {
  ask: string;
  /** What is asked on it now; null while it stands as it was asked. */
  narrowed: string | null;
}

export interface Reply {
  /** What to say; empty stays silent. */
  text: string;
  /** Words of the next expected answer, for the recogniser. */
  bias: readonly string[];
  /** Hang up once this has been said. */
  endsConversation: boolean;
  /** What stands to be answered from its first word on, for the page to show; null for nothing. Without it nothing changes. */
  question?: StandingQuestion | null;
  /** A tool of the page to call once this has been said. Until it answers, the pilot has the turn. */
  clientTool?: string;
  /** What lies on the table from the first word of this on. Without it everything stays as it lies. */
  table?: PageCall;
}

/** A tool of the page that nobody waits for. Called when it differs from the last one of this connection. */
export interface PageCall {
  name: string;
  parameters: Record<string, string>;
}

export interface Brain {
  respond(event: BrainEvent, time: TimeLeft): Promise<Reply>;
  /**
   * Whether what was asked for has been said. Until it has, a pause is waited out longer. Without an opinion every
   * answer counts as sufficient.
   */
  isAnswerSufficient?(textSoFar: string): boolean;
  /** Whether the closing words must begin now, so that they end just before the limit. Without an opinion never. */
  isClosingDue?(time: TimeLeft, pilotIsSpeaking: boolean): boolean;
}

/** One finished turn, as the record keeps it: the examiner's words only as far as they were heard. */
export interface RecordedTurn {
  role: 'examiner' | 'pilot';
  text: string;
  startedAtMs: number;
  endedAtMs: number;
  interrupted: boolean;
  /** Set when this entry replaces the previous one of the same role (a merged answer, a corrected reply). */
  replacesLast: boolean;
}
