import {
  type ClientEvent,
  type ConversationInitiation,
  type EndReason,
  LOOK_UP,
  SAY_AGAIN,
  type ServerEvent,
  storableText,
  THINKING_OFF,
  THINKING_ON,
} from '@rightseat/contract';
import { createChannel } from './channel.ts';
import type { Clock } from './clock.ts';
import { createDialogue, type Dialogue } from './dialogue/dialogue.ts';
import type { Brain, RecordedTurn, SpeechEngines } from './io.ts';
import type { Log } from './log.ts';
import { createDecoder } from './stages/decode.ts';
import { detectSpeech, FRAME_MS } from './stages/detect-speech.ts';
import { createResponder } from './stages/respond.ts';
import { type ConversationStats, createStats } from './stats.ts';
import type { Transport } from './transport.ts';
import { createAudioAllowance } from './wire/audio-allowance.ts';
import { CLOSINGS, type Closing } from './wire/close-codes.ts';
import { createFeedbackLedger } from './wire/feedback.ts';
import { createLiveness } from './wire/liveness.ts';
import { readClientMessage, type Warning } from './wire/message-door.ts';
import { conversationMetadata, vadScore } from './wire/server-events.ts';

const INITIATION_WITHIN_MS = 10_000;
/** Turn ends, nudges and pings are checked this often; a turn's end is normally decided by its own audio. */
const HEARTBEAT_MS = 100;
/** 24 s of audio. A client that far behind has stopped reading. */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Past this the level meter and tentative words are left out: they are worth nothing late. */
const CROWDED_BYTES = 128 * 1024;
/** One score in four frames, 128 ms: enough for a meter. */
const VAD_SCORE_EVERY_FRAMES = 4;
/** Frames that wait for the detector: what the audio allowance lets through, and not more. */
const MOST_WAITING_FRAMES = 1_000;
const LONGEST_TYPED_ANSWER = 4_000;

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

/** The vendor's client sends texts; what it could not do is an error. */
function toolResult({ result, is_error }: { result?: unknown; is_error: boolean }): string | null {
  return !is_error && typeof result === 'string' ? result : null;
}

/** Runs one conversation over one connection, from the first message to the close. Never throws. */
export function startConversation(options: ConversationOptions): Conversation {
  const { transport, engines, brain, clock, log } = options;
  const stats = createStats();
  const earlierMs = options.resumed?.elapsedMs ?? 0;
  const feedback = createFeedbackLedger();
  const decoder = createDecoder();
  const frames = createChannel<Int16Array>(MOST_WAITING_FRAMES);
  const mayTakeAudio = createAudioAllowance(clock);
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

  transport.onMessage(receive);
  transport.onClose((code) => finish(startedAt === null ? 'never-started' : reasonOfClose(code)));
  at(INITIATION_WITHIN_MS, () => {
    if (startedAt === null) end('never-started', CLOSINGS.noInitiation);
  });

  function begin(initiation: ConversationInitiation): void {
    startedAt = clock.now();
    send(conversationMetadata(options.conversationId));
    dialogue = createDialogue({
      clock,
      engines,
      responder: createResponder(brain, noteFault),
      isAnswerSufficient: (text) => brain.isAnswerSufficient?.(text) ?? true,
      voice: options.voice,
      textOnly: initiation.conversation_config_override?.conversation?.text_only === true,
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
      if (count++ % VAD_SCORE_EVERY_FRAMES === 0) send(vadScore(frame.probability));
    }
  }

  function receive(data: string | Uint8Array): void {
    if (over) return;
    liveness.noteMessage();
    const verdict = readClientMessage(data);
    if (verdict.status === 'closed') end('error', verdict.closing);
    else if (verdict.status === 'ignored') warn(verdict.warning);
    else if (dialogue) handle(verdict.event, dialogue);
    else if ('type' in verdict.event && verdict.event.type === 'conversation_initiation_client_data')
      begin(verdict.event);
    else warn('before-initiation');
  }

  function handle(event: ClientEvent, live: Dialogue): void {
    if ('user_audio_chunk' in event) takeAudio(event.user_audio_chunk);
    else if (event.type === 'user_message') takeText(event.text, live);
    else if (event.type === 'multimodal_message') takeText(event.text?.text, live);
    else if (event.type === 'contextual_update') takeControl(event.text, live);
    else if (event.type === 'user_activity') live.noteActivity();
    else if (event.type === 'client_tool_result') live.answerTool(event.tool_call_id, toolResult(event));
    else if (event.type === 'feedback') takeFeedback(event.event_id, event.score);
    else if (event.type === 'conversation_initiation_client_data') warn('second-initiation');
    else if (event.type === 'pong') {
      liveness.notePong(event.event_id);
      stats.pingMs = liveness.pingMs();
    }
  }

  function takeControl(text: string, live: Dialogue): void {
    if (text === THINKING_ON) live.setThinking(true);
    else if (text === THINKING_OFF) live.setThinking(false);
    else if (text === SAY_AGAIN) live.request('repeat-requested');
    else if (text === LOOK_UP) live.request('look-up-requested');
  }

  function takeFeedback(about: number, score: 'like' | 'dislike' | null): void {
    const responseEventId = score && feedback.accept(about);
    if (score && responseEventId) options.onFeedback?.({ responseEventId, score });
  }

  function takeAudio(base64: string): void {
    const decoded = decoder.decode(base64);
    if (!decoded) warn('invalid-audio');
    else if (!decoded.every((frame) => mayTakeAudio(FRAME_MS) && frames.push(frame))) warn('audio-too-fast');
  }

  function takeText(text: string | undefined, live: Dialogue): void {
    const words = storableText(text?.trim().slice(0, LONGEST_TYPED_ANSWER) ?? '');
    if (!words) warn('empty-message');
    else if (!live.type(words)) warn('message-dropped');
  }

  function send(event: ServerEvent): void {
    if (over) return;
    const bufferedBytes = transport.bufferedBytes();
    if (bufferedBytes > MOST_BUFFERED_BYTES) {
      end('lost', CLOSINGS.slowReader);
      return;
    }
    const worthlessLate = event.type === 'vad_score' || event.type === 'tentative_user_transcript';
    if (worthlessLate && bufferedBytes > CROWDED_BYTES) return;
    if (event.type === 'agent_response') feedback.noteResponse(event.agent_response_event.event_id);
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
    if (count === 1) log.warn({ conversationId: options.conversationId, warning }, 'client message ignored');
  }

  function noteFault(error: unknown): void {
    stats.engineFaults++;
    const name = error instanceof Error ? error.name : typeof error;
    log.warn({ conversationId: options.conversationId, name, err: error }, 'a part failed');
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
    log.info(
      { conversationId: options.conversationId, reason, warnings, interruptions, engineFaults },
      'conversation ended',
    );
    settle({ reason, secondsUsed: Math.round(elapsedMs() / 1000) });
  }

  return { ended, end, stats };
}
