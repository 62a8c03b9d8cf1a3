import { type EndReason, storableText } from '@rightseat/contract';
import { createChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import { createDialogue, type Dialogue } from './dialogue/dialogue.ts';
import type { Brain, RecordedTurn, SpeechEngines } from './io.ts';
import type { Log } from './log.ts';
import { createFrameCutter } from './stages/cut-frames.ts';
import { detectSpeech, FRAME_MS } from './stages/detect-speech.ts';
import { createResponder } from './stages/respond.ts';
import { type ConversationStats, createStats, type Warning } from './stats.ts';
import type { ExaminerEvent, PilotEvent, Transport } from './transport.ts';
import { createAudioAllowance } from './wire/audio-allowance.ts';
import { CLOSINGS, type Closing } from './wire/close-codes.ts';
import { createFeedbackLedger } from './wire/feedback.ts';
import { createLiveness } from './wire/liveness.ts';
import { createTypingAllowance } from './wire/typing-allowance.ts';

const INITIATION_WITHIN_MS = 10_000;
/** Turn ends, nudges and pings are checked this often; a turn's end is normally decided by its own audio. */
const HEARTBEAT_MS = 100;
/** 24 s of audio. A client that far behind has stopped reading. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Past this the level meter and tentative words are left out: they are worth nothing late. */
const CROWDED_BYTES = 128 * 1024;
/** One score in four frames, 128 ms: enough for a meter. */
const SCORE_EVERY_FRAMES = 4;
/** Frames that wait for the detector: what the audio allowance lets through, and not more. */
const MOST_WAITING_FRAMES = 1_000;
/** As much as the page lets one type: over six minutes of talk. */
const LONGEST_TYPED_ANSWER = 2_000;
const TOO_LONG = `That answer is longer than ${LONGEST_TYPED_ANSWER.toLocaleString('en-US')} characters, so I have not taken it. Please give it again, shorter.`;
const TOO_FAST =
  'That is more than I can follow at once, so I have not taken it. Please wait a few seconds and send it again.';

export interface ConversationOptions {
  transport: Transport;
  engines: SpeechEngines;
  brain: Brain;
  conversationId: string;
  /** From the first initiation, over all connections. */
  limitMs: number;
  /** This long before the limit the brain is asked to close the exam. */
  wrapUpMs: number;
  voice: string;
  clock: Clock;
  /** Its lines are this conversation's: who hands it in has written that into it. */
  log: Log;
  /** In order; a rejection is logged and the conversation goes on. */
  onTurn: (turn: RecordedTurn) => void | Promise<void>;
  onFeedback?: (feedback: { responseEventId: number; score: 'like' | 'dislike' }) => void;
  /** A reconnect: the brain is told so, and the time used before counts. */
  resumed?: { elapsedMs: number };
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
};

/** 1005 is a close without a code: how the SDK before 1.0 hangs up. Everything else may come back. */
function reasonOfClose(code: number): EndReason {
  return code === 1000 || code === 1005 ? 'pilot' : 'lost';
}

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
  const timers = new Set<() => void>();
  let settle: (end: ConversationEnd) => void = () => {};
  const ended = new Promise<ConversationEnd>((resolve) => {
    settle = resolve;
  });

  transport.onEvent(receive);
  transport.onClose((code) => finish(startedAt === null ? 'never-started' : reasonOfClose(code)));
  at(INITIATION_WITHIN_MS, () => {
    if (startedAt === null) end('never-started', CLOSINGS.noInitiation);
  });

  function begin(textOnly: boolean): void {
    startedAt = clock.now();
    send({ type: 'metadata', conversationId: options.conversationId });
    dialogue = createDialogue({
      clock,
      engines,
      responder: createResponder(brain, noteFault),
      isAnswerSufficient: (text) => brain.isAnswerSufficient?.(text) ?? true,
      voice: options.voice,
      textOnly,
      send,
      nextEventId,
      elapsedMs,
      record,
      hangUp: () => end('examiner', CLOSINGS.examiner),
      stats,
      onFault: noteFault,
    });
    void listenTo(dialogue);
    const leftMs = options.limitMs - elapsedMs();
    at(leftMs, () => end('limit', CLOSINGS.limit));
    noticeTime(leftMs);
    heartbeat();
    dialogue.start(options.resumed !== undefined);
  }

  /**
   * Twice: early, for a close in good order, and again where the exam still runs at half of that time.
   * A silent pilot is left a quarter of it to begin an answer; closing takes most of the rest.
   */
  function noticeTime(leftMs: number): void {
    const remainingMs = () => Math.max(0, options.limitMs - elapsedMs());
    const { wrapUpMs } = options;
    at(Math.max(0, leftMs - wrapUpMs), () => dialogue?.noticeTime(remainingMs, wrapUpMs / 4));
    at(Math.max(0, leftMs - wrapUpMs / 2), () => dialogue?.noticeTime(remainingMs, 0));
  }

  async function listenTo(listener: Dialogue): Promise<void> {
    let count = 0;
    for await (const frame of detectSpeech(frames, engines.vad.open(), noteFault)) {
      if (over) return;
      listener.hear(frame);
      const { probability } = frame;
      if (count++ % SCORE_EVERY_FRAMES === 0) send({ type: 'speech-probability', probability });
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
    const responseEventId = score && feedback.accept(about);
    if (score && responseEventId) options.onFeedback?.({ responseEventId, score });
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
    if (event.type === 'reply') feedback.noteResponse(event.eventId);
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
      at(HEARTBEAT_MS, heartbeat);
    } else end('lost', CLOSINGS.silentPeer);
  }

  function record(turn: RecordedTurn): void {
    try {
      void Promise.resolve(options.onTurn(turn)).catch(noteFault);
    } catch (error) {
      noteFault(error);
    }
  }

  function at(delayMs: number, run: () => void): void {
    const cancel = clock.after(delayMs, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
  }

  function nextEventId(): number {
    return ++eventId;
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
    for (const cancel of timers) cancel();
    timers.clear();
    const { warnings, interruptions, engineFaults } = stats;
    log.info({ reason, warnings, interruptions, engineFaults }, 'conversation ended');
    settle({ reason, secondsUsed: Math.round(elapsedMs() / 1000) });
  }

  return { ended, end, stats };
}
