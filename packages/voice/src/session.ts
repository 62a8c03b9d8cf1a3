import { type EndReason, LONGEST_TYPED_ANSWER, SHOW_CLOSED, storableText } from '@rightseat/contract';
import { createChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import { createAudioAllowance } from './connection/audio-allowance.ts';
import { createFeedbackLedger } from './connection/feedback.ts';
import { createLiveness } from './connection/liveness.ts';
import { createTimers } from './connection/timers.ts';
import { createTypingAllowance } from './connection/typing-allowance.ts';
import { createDialogue, type Dialogue } from './dialogue/dialogue.ts';
import type { Brain, RecordedTurn, SpeechEngines, TimeLeft } from './io.ts';
import type { Log } from './log.ts';
import { createFrameCutter } from './stages/cut-frames.ts';
import { detectSpeech, FRAME_MS } from './stages/detect-speech.ts';
import { createResponder } from './stages/respond.ts';
import {
  addTurn,
  type ConversationStats,
  createStats,
  msPerLetter,
  type TurnTiming,
  type Warning,
} from './stats.ts';
import type { Closing, Departure, ExaminerEvent, PilotEvent, Transport } from './transport.ts';
import { CLOSINGS } from './wire/close-codes.ts';

const INITIATION_WITHIN_MS = 10_000;
/** Turn ends, nudges and pings are checked this often; a turn's end is normally decided by its own audio. */
const HEARTBEAT_MS = 100;
/** 24 s of audio. A client that far behind has stopped reading. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Past this the level meter and tentative words are left out: they are worth nothing late. */
const CROWDED_BYTES = 128 * 1024;
/**
 * One score in four frames, 128 ms, and only where it moved: enough for a meter. A message costs a node as much as
 * hearing two frames, and most of the time is silence.
 */
const SCORE_EVERY_FRAMES = 4;
const SCORE_MOVED_BY = 0.05;
/** Frames that wait for the detector: what the audio allowance lets through, and not more. */
const MOST_WAITING_FRAMES = 1_000;
const TOO_LONG = `That answer is longer than ${LONGEST_TYPED_ANSWER.toLocaleString('en-US')} characters, so I have not taken it. Please give it again, shorter.`;
const TOO_FAST =
  'That is more than I can follow at once, so I have not taken it. Please wait a few seconds and send it again.';
/** An examiner who has said his last word within them closed for the time: the line stays to its end. */
const LAST_SECONDS_MS = 10_000;

export interface ConversationOptions {
  transport: Transport;
  engines: SpeechEngines;
  brain: Brain;
  conversationId: string;
  /** From the first initiation, over all connections. */
  limitMs: number;
  voice: string;
  /** How fast the examiner speaks; without it as the voice does, which is 1. */
  speed?: number;
  clock: Clock;
  /** Its lines are this conversation's: who hands it in has written that into it. */
  log: Log;
  /** In order; a rejection is logged and the conversation goes on. */
  onTurn: (turn: RecordedTurn) => void | Promise<void>;
  /** Each answer, once its reply begins to be heard, or to be read. */
  onExchange?: (turn: TurnTiming) => void;
  /** Once for each reply at most. */
  onFeedback?: (feedback: ReplyFeedback) => void;
  /** A reconnect: the brain is told so, and the time used before counts. */
  resumed?: { elapsedMs: number };
}

export interface ReplyFeedback {
  /** Of this connection. */
  responseEventId: number;
  /** The reply as it was sent. */
  text: string;
  score: 'like' | 'dislike';
}

export interface ConversationEnd {
  reason: EndReason;
  /** Over all connections. */
  secondsUsed: number;
}

export interface Conversation {
  /** Never rejects. When the transport closes it is settled in the same task. */
  ended: Promise<ConversationEnd>;
  /** Closes from our side; a draining server gives its own `closing`. */
  end(reason: EndReason, closing?: Closing): void;
  stats: Readonly<ConversationStats>;
}

const CLOSING_OF: Record<EndReason, Closing> = {
  pilot: CLOSINGS.pilot,
  examiner: CLOSINGS.examiner,
  limit: CLOSINGS.limit,
  lost: CLOSINGS.silentPeer,
  error: CLOSINGS.internal,
  'never-started': CLOSINGS.noInitiation,
  'access-ended': CLOSINGS.accessEnded,
};

/** Who hangs up has ended; who is lost may come back. */
const REASON_OF: Record<Departure, EndReason> = { 'hung-up': 'pilot', lost: 'lost' };

/** Runs one conversation over one connection, from the first message to the close. Never throws. */
export function startConversation(options: ConversationOptions): Conversation {
  const { transport, engines, brain, clock, log } = options;
  const stats = createStats();
  const earlierMs = options.resumed?.elapsedMs ?? 0;
  const feedback = createFeedbackLedger();
  const cutFrames = createFrameCutter();
  const frames = createChannel<Int16Array>(MOST_WAITING_FRAMES);
  const mayTakeAudio = createAudioAllowance(clock);
  const mayTakeText = createTypingAllowance(clock);
  const liveness = createLiveness(clock, send, nextEventId);
  let eventId = 0;
  let startedAt: number | null = null;
  let dialogue: Dialogue | null = null;
  let over = false;
  const timers = createTimers(clock);
  let settle: (end: ConversationEnd) => void = () => {};
  const ended = new Promise<ConversationEnd>((resolve) => {
    settle = resolve;
  });

  transport.onEvent(receive);
  transport.onClose((how) => finish(startedAt === null ? 'never-started' : REASON_OF[how]));
  timers.after(INITIATION_WITHIN_MS, () => {
    if (startedAt === null) end('never-started', CLOSINGS.noInitiation);
  });

  function begin(textOnly: boolean): void {
    startedAt = clock.now();
    send({ type: 'metadata', conversationId: options.conversationId });
    const timeLeft = (): TimeLeft => ({
      remainingMs: remainingMs(),
      msPerLetter: textOnly ? 0 : msPerLetter(stats),
    });
    dialogue = createDialogue({
      clock,
      engines,
      responder: createResponder(brain, timeLeft, noteFault),
      isClosingDue: (pilotIsSpeaking) => brain.isClosingDue?.(timeLeft(), pilotIsSpeaking) ?? false,
      remainingMs,
      isAnswerSufficient: (text) => brain.isAnswerSufficient?.(text) ?? true,
      voice: options.voice,
      speed: options.speed ?? 1,
      textOnly,
      send,
      nextEventId,
      elapsedMs,
      record,
      hangUp() {
        if (remainingMs() > LAST_SECONDS_MS) end('examiner', CLOSINGS.examiner);
        else send({ type: 'tool-call', name: SHOW_CLOSED, callId: SHOW_CLOSED, eventId: nextEventId() });
      },
      stats,
      noteExchange(turn) {
        addTurn(stats, turn);
        options.onExchange?.(turn);
      },
      onFault: noteFault,
    });
    void listenTo(dialogue);
    timers.after(options.limitMs - elapsedMs(), () => end('limit', CLOSINGS.limit));
    heartbeat();
    dialogue.start(options.resumed !== undefined);
  }

  async function listenTo(listener: Dialogue): Promise<void> {
    let count = 0;
    let told = Number.NaN;
    for await (const frame of detectSpeech(frames, engines.vad.open(), noteFault)) {
      if (over) return;
      listener.hear(frame);
      const { probability } = frame;
      if (count++ % SCORE_EVERY_FRAMES > 0 || Math.abs(probability - told) < SCORE_MOVED_BY) continue;
      told = probability;
      send({ type: 'speech-probability', probability });
    }
  }

  function receive(event: PilotEvent): void {
    if (over) return;
    liveness.noteMessage();
    if (event.type === 'intolerable') end('error', event.closing);
    else if (event.type === 'unreadable') warn(event.warning);
    else if (dialogue) handle(event, dialogue);
    else if (event.type === 'joined') begin(event.textOnly);
    else warn('before-initiation');
  }

  function handle(event: PilotEvent, live: Dialogue): void {
    if (event.type === 'audio') takeAudio(event.pcm);
    else if (event.type === 'text') takeText(event.text, live);
    else if (event.type === 'thinking') live.setThinking(event.on);
    else if (event.type === 'repeat-requested' || event.type === 'look-up-requested')
      live.request(event.type);
    else if (event.type === 'activity') live.noteActivity();
    else if (event.type === 'tool-result') live.answerTool(event.callId, event);
    else if (event.type === 'feedback') takeFeedback(event.eventId, event.score);
    else if (event.type === 'joined') warn('second-initiation');
    else if (event.type === 'pong') {
      liveness.notePong(event.eventId);
      stats.pingMs = liveness.pingMs();
    }
  }

  function takeFeedback(about: number, score: 'like' | 'dislike' | null): void {
    const meant = score && feedback.accept(about);
    if (score && meant) options.onFeedback?.({ responseEventId: meant.eventId, text: meant.text, score });
  }

  function takeAudio(pcm: Int16Array): void {
    if (!cutFrames(pcm).every((frame) => mayTakeAudio(FRAME_MS) && frames.push(frame)))
      warn('audio-too-fast');
  }

  function takeText(text: string, live: Dialogue): void {
    const words = storableText(text.trim());
    if (!words) warn('empty-message');
    else if (words.length > LONGEST_TYPED_ANSWER) refuse('message-too-long', TOO_LONG);
    else if (!mayTakeText(words.length)) refuse('typed-too-fast', TOO_FAST);
    else if (!live.type(words)) warn('message-dropped');
  }

  /** Told to the pilot, and no part of the exam: the question stands as it was. */
  function refuse(warning: Warning, text: string): void {
    warn(warning);
    send({ type: 'reply', eventId: nextEventId(), text });
  }

  function send(event: ExaminerEvent): void {
    if (over) return;
    const bufferedBytes = transport.bufferedBytes();
    if (bufferedBytes > MOST_BUFFERED_BYTES) {
      end('lost', CLOSINGS.slowReader);
      return;
    }
    const worthlessLate = event.type === 'speech-probability' || event.type === 'partial-transcript';
    if (worthlessLate && bufferedBytes > CROWDED_BYTES) return;
    if (event.type === 'reply') feedback.noteResponse(event);
    try {
      transport.send(event);
    } catch {
      // The socket went away between two events; its close is on the way.
    }
  }

  function heartbeat(): void {
    if (over) return;
    if (liveness.check()) {
      dialogue?.tick();
      timers.after(HEARTBEAT_MS, heartbeat);
    } else end('lost', CLOSINGS.silentPeer);
  }

  function record(turn: RecordedTurn): void {
    try {
      void Promise.resolve(options.onTurn(turn)).catch(noteFault);
    } catch (error) {
      noteFault(error);
    }
  }

  function nextEventId(): number {
    return ++eventId;
  }

  function remainingMs(): number {
    return Math.max(0, options.limitMs - elapsedMs());
  }

  function elapsedMs(): number {
    return earlierMs + (startedAt === null ? 0 : clock.now() - startedAt);
  }

  function warn(warning: Warning): void {
    const count = (stats.warnings[warning] ?? 0) + 1;
    stats.warnings[warning] = count;
    // Once each: a broken client must not fill the log.
    if (count === 1) log.warn({ warning }, 'client message ignored');
  }

  function noteFault(error: unknown): void {
    stats.engineFaults++;
    const name = error instanceof Error ? error.name : typeof error;
    log.warn({ name, err: error }, 'a part failed');
  }

  function end(reason: EndReason, closing: Closing = CLOSING_OF[reason]): void {
    if (over) return;
    finish(reason);
    transport.close(closing.code, closing.reason);
  }

  function finish(reason: EndReason): void {
    if (over) return;
    dialogue?.close();
    over = true;
    frames.close();
    timers.cancel();
    const { warnings, interruptions, engineFaults } = stats;
    log.info({ reason, warnings, interruptions, engineFaults }, 'conversation ended');
    settle({ reason, secondsUsed: Math.round(elapsedMs() / 1000) });
  }

  return { ended, end, stats };
}
