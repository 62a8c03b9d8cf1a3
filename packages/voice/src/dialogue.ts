import type { ServerEvent } from '@rightseat/contract';
import type { Clock } from '#clock.ts';
import type { BrainEvent, RecordedTurn, Reply, SpeechEngines } from '#io.ts';
import type { SpeechFrame } from '#stages/detect-speech.ts';
import { type OverheardSpeech, overhear } from '#stages/overhear.ts';
import type { Responder } from '#stages/respond.ts';
import { isVoiced } from '#stages/segment.ts';
import { type AnswerTranscription, transcribe } from '#stages/transcribe.ts';
import { addTurn, type ConversationStats, type TurnTiming } from '#stats.ts';
import { createBargeInGate } from '#turns/barge-in-gate.ts';
import { END_OF_TURN_WAIT, endOfTurnWait } from '#turns/end-of-turn-wait.ts';
import { continuesAnswer } from '#turns/merge-window.ts';
import { nudgeDueAfter } from '#turns/silence-nudges.ts';
import { createOnsetDetector } from '#turns/speech-onset.ts';
import { createTurnHold } from '#turns/turn-hold.ts';
import * as wire from '#wire/server-events.ts';
import { extendAnswer, type GivenAnswer, typedAnswer } from './given-answer.ts';
import { type SpokenReply, sayReply } from './spoken-reply.ts';

/** 384 ms: what was said before the detector was sure. */
const PRE_ROLL_FRAMES = 12;
/** The gate takes 8 frames of its own to open. */
const BARGE_IN_PRE_ROLL_FRAMES = 16;
/** Less voice than this without words is a cough, and nothing to ask about. */
const UNCLEAR_FROM_VOICED_MS = 600;
/** No audio for this long: the microphone is muted or the network stands still, and silence is counted by the clock. */
const STALLED_AFTER_MS = 400;
/** Messages typed while a reply is being made wait for it. */
const MOST_WAITING_MESSAGES = 5;
const LOST_AUDIO = "I'm sorry, I lost what you said for a moment. Please say it again.";

export interface DialogueOptions {
  clock: Clock;
  engines: SpeechEngines;
  responder: Responder;
  isAnswerComplete: (text: string) => boolean;
  voice: string;
  textOnly: boolean;
  send: (event: ServerEvent) => void;
  nextEventId: () => number;
  /** Milliseconds of conversation, earlier connections included. */
  elapsedMs: () => number;
  record: (turn: RecordedTurn) => void;
  hangUp: () => void;
  stats: ConversationStats;
  onFault: (error: unknown) => void;
}

/** Who has the floor. Each phase is one object, so that what finishes late can see that it is no longer meant. */
type Phase =
  | { name: 'listening' }
  | Answering
  /** The turn is over and the examiner has not begun. With `given` the pilot may still go on. */
  | Deciding
  | Speaking
  | { name: 'closed' };

interface Answering {
  name: 'answering';
  answer: AnswerTranscription;
  /** What this goes on with; not decoded yet, perhaps. */
  continues: Promise<GivenAnswer> | null;
  startedAtMs: number;
  lastVoicedAt: number;
  eventId: number;
}

interface Deciding {
  name: 'deciding';
  given: Promise<GivenAnswer> | null;
  eventId: number;
  reply: SpokenReply | null;
  rough: () => string;
}

interface Speaking {
  name: 'speaking';
  reply: SpokenReply;
  startedAtMs: number;
  given: GivenAnswer | null;
  endsConversation: boolean;
  overheard: OverheardSpeech | null;
}

/** The conversation between initiation and close: turns frames, typed text and time into exchanges. */
export interface Dialogue {
  start(resumed: boolean): void;
  hear(frame: SpeechFrame): void;
  type(text: string): void;
  sayAgain(): void;
  setThinking(on: boolean): void;
  noteActivity(): void;
  /** To be called about ten times a second. */
  tick(): void;
  /** Told to the brain at the next turn boundary; `inMs` later at the latest. */
  announceTimeNearlyUp(remainingMs: () => number, inMs: number): void;
  /** Records what was in flight. Nothing is sent after. */
  close(): void;
}

export function createDialogue(options: DialogueOptions): Dialogue {
  const { clock, engines, responder, send, nextEventId, elapsedMs, record, stats, onFault } = options;
  const hold = createTurnHold(clock);
  const onset = createOnsetDetector();
  const gate = createBargeInGate();
  let phase: Phase = { name: 'listening' };
  const preRoll: SpeechFrame[] = [];
  let waiting: (() => void)[] = [];
  let lastFrameAt = clock.now();
  let silentSince = clock.now();
  let nudges = 0;
  let lastGiven: GivenAnswer | null = null;
  let timeNearlyUp: { remainingMs: () => number; latestAt: number } | null = null;

  /** A fault of ours must not take the process, and every other conversation, with it. */
  function go(task: Promise<void>): void {
    task.catch((error) => {
      onFault(error);
      if (phase.name === 'deciding') listen();
    });
  }

  // --- the pilot's side

  function beginAnswer(
    frames: readonly SpeechFrame[],
    continues: Promise<GivenAnswer> | null,
    eventId: number,
  ): void {
    const answer = transcribe({
      stt: engines.stt,
      clock,
      bias: responder.bias,
      onTentative: (text) => send(wire.tentativeUserTranscript(text, eventId)),
      onFault,
    });
    for (const frame of frames) answer.add(frame);
    phase = {
      name: 'answering',
      answer,
      continues,
      startedAtMs: elapsedMs(),
      lastVoicedAt: clock.now(),
      eventId,
    };
    if (continues) stats.merges++;
  }

  function hear(frame: SpeechFrame): void {
    lastFrameAt = clock.now();
    preRoll.push(frame);
    if (preRoll.length > BARGE_IN_PRE_ROLL_FRAMES) preRoll.shift();
    if (phase.name === 'answering') return hearAnswer(phase, frame);
    if (phase.name === 'speaking') return hearOver(phase, frame);
    if (!onset.hears(frame)) return;
    if (phase.name === 'listening') beginAnswer(preRoll.slice(-PRE_ROLL_FRAMES), null, nextEventId());
    else if (phase.name === 'deciding' && phase.given) {
      phase.reply?.stop();
      beginAnswer(preRoll.slice(-PRE_ROLL_FRAMES), phase.given, phase.eventId);
    }
  }

  function hearAnswer(answering: Answering, frame: SpeechFrame): void {
    answering.answer.add(frame);
    if (isVoiced(frame)) {
      answering.lastVoicedAt = clock.now();
      gate.learnPilotLevel(frame);
    } else endTurnIfOver(answering);
  }

  function endTurnIfOver(answering: Answering): void {
    if (hold.isHeld()) return;
    const stalledMs = clock.now() - lastFrameAt;
    const unheardMs = stalledMs > STALLED_AFTER_MS ? stalledMs : 0;
    const silentMs = Math.min(answering.answer.silentMs() + unheardMs, clock.now() - hold.heldUntil());
    if (silentMs < END_OF_TURN_WAIT.closed) return;
    const waitMs = endOfTurnWait(answering.answer.settledText(), options.isAnswerComplete);
    if (silentMs >= waitMs) go(endTurn(answering, waitMs));
  }

  async function endTurn(answering: Answering, waitMs: number, typed = ''): Promise<void> {
    const timing: TurnTiming = {
      voiceEndedAtMs: answering.lastVoicedAt,
      turnEndedAtMs: clock.now(),
      waitMs,
      replyReadyAtMs: null,
      firstAudioAtMs: null,
    };
    const given = finishAnswer(answering, typed);
    const deciding: Deciding = {
      name: 'deciding',
      given,
      eventId: answering.eventId,
      reply: null,
      rough: answering.answer.roughText,
    };
    enterDeciding(deciding);
    const answer = await given;
    if (phase === deciding) await giveAnswer(deciding, answer, timing);
  }

  async function finishAnswer(answering: Answering, typed: string): Promise<GivenAnswer> {
    const [earlier, spoken] = await Promise.all([answering.continues, answering.answer.finish()]);
    const answer = extendAnswer(earlier, spoken, answering);
    if (typed) answer.text = answer.text ? `${answer.text} ${typed}` : typed;
    lastGiven = answer;
    return answer;
  }

  async function giveAnswer(
    deciding: Deciding,
    answer: GivenAnswer,
    timing: TurnTiming | null,
  ): Promise<void> {
    if (answer.lost)
      return say(deciding, { text: LOST_AUDIO, bias: [], endsConversation: false }, null, timing);
    if (!answer.text) {
      if (answer.voicedMs < UNCLEAR_FROM_VOICED_MS) return listen();
      return exchange(deciding, { type: 'pilot-unclear' }, null, timing);
    }
    nudges = 0;
    if (answer.confidence !== null) send(wire.userTranscript(answer.text, answer.eventId));
    record({
      role: 'pilot',
      text: answer.text,
      startedAtMs: answer.startedAtMs,
      endedAtMs: elapsedMs(),
      interrupted: false,
      replacesLast: answer.toldBrain,
    });
    const event: BrainEvent = {
      type: 'pilot-answered',
      text: answer.text,
      confidence: answer.confidence,
      continuesLastAnswer: answer.toldBrain,
    };
    answer.toldBrain = true;
    await exchange(deciding, event, answer, timing);
  }

  function hearOver(speaking: Speaking, frame: SpeechFrame): void {
    if (speaking.endsConversation) return;
    if (speaking.overheard) return speaking.overheard.add(frame);
    if (!gate.hears(frame)) return;
    const mayContinueAnswer = speaking.given !== null && continuesAnswer(clock.now(), speaking.startedAtMs);
    const overheard = overhear({
      stt: engines.stt,
      preRoll,
      ownWords: speaking.reply.text,
      mayContinueAnswer,
      onFault,
    });
    speaking.overheard = overheard;
    speaking.reply.hold();
    void overheard.verdict.then((verdict) => {
      if (phase !== speaking || speaking.overheard !== overheard) return;
      if (verdict === 'pilot') {
        const { given } = speaking;
        interrupt(speaking);
        const continues = mayContinueAnswer && given ? given : null;
        beginAnswer(
          overheard.frames(),
          continues && Promise.resolve(continues),
          continues?.eventId ?? nextEventId(),
        );
        return;
      }
      stats.rejectedBargeIns++;
      if (verdict === 'own-words') gate.learnEcho();
      speaking.overheard = null;
      speaking.reply.release();
    });
  }

  // --- the examiner's side

  function enterDeciding(deciding: Deciding): void {
    phase = deciding;
    onset.reset();
  }

  /** The examiner takes the floor without an answer to reply to. */
  async function announce(event: BrainEvent): Promise<void> {
    const deciding: Deciding = { name: 'deciding', given: null, eventId: 0, reply: null, rough: () => '' };
    enterDeciding(deciding);
    await exchange(deciding, event, null, null);
  }

  async function exchange(
    deciding: Deciding,
    event: BrainEvent,
    given: GivenAnswer | null,
    timing: TurnTiming | null,
  ): Promise<void> {
    let reply = await responder.respond(event);
    if (phase !== deciding) return;
    if (timeNearlyUp) {
      // From here the reply must be said: the brain counts on it to close the exam.
      deciding.given = null;
      const { remainingMs } = timeNearlyUp;
      timeNearlyUp = null;
      const closing = await responder.respond({ type: 'time-nearly-up', remainingMs: remainingMs() });
      if (phase !== deciding) return;
      if (closing.text || closing.endsConversation) reply = closing;
    }
    if (timing) timing.replyReadyAtMs = clock.now();
    await say(deciding, reply, given, timing);
    if (event.type !== 'pilot-silent') silentSince = clock.now();
  }

  async function say(
    deciding: Deciding,
    reply: Reply,
    given: GivenAnswer | null,
    timing: TurnTiming | null,
  ): Promise<void> {
    if (!reply.text) return reply.endsConversation ? options.hangUp() : listen();
    const spoken = sayReply(reply.text, {
      ...options,
      tts: engines.tts,
      onStart() {
        gate.reset();
        const startedAtMs = clock.now();
        const { endsConversation } = reply;
        phase = { name: 'speaking', reply: spoken, startedAtMs, given, endsConversation, overheard: null };
        if (timing) addTurn(stats, { ...timing, firstAudioAtMs: startedAtMs });
        void Promise.resolve().then(runWaiting);
      },
    });
    deciding.reply = spoken;
    await spoken.finished;
    if (phase.name !== 'speaking' || phase.reply !== spoken) return;
    recordExaminer(phase, spoken.text);
    if (reply.endsConversation) return options.hangUp();
    const { overheard } = phase;
    listen();
    if (overheard) beginAnswer(overheard.frames(), null, nextEventId());
  }

  function interrupt(speaking: Speaking): void {
    const { reply } = speaking;
    const words = reply.stop();
    speaking.overheard?.drop();
    phase = { name: 'listening' };
    onset.reset();
    if (words !== reply.text) {
      stats.interruptions++;
      send(wire.interruption(nextEventId()));
      send(wire.agentResponseCorrection(reply.text, words, reply.eventId()));
    }
    recordExaminer(speaking, words);
  }

  function recordExaminer(speaking: Speaking, words: string): void {
    if (!words) return;
    const endedAtMs = elapsedMs();
    record({
      role: 'examiner',
      text: words,
      startedAtMs: endedAtMs - (clock.now() - speaking.startedAtMs),
      endedAtMs,
      interrupted: words !== speaking.reply.text,
      replacesLast: false,
    });
  }

  function listen(): void {
    phase = { name: 'listening' };
    onset.reset();
    runWaiting();
  }

  function runWaiting(): void {
    const next = phase.name === 'closed' ? undefined : waiting.shift();
    next?.();
  }

  // --- the pilot's other means

  function type(text: string): void {
    switch (phase.name) {
      case 'answering':
        go(endTurn(phase, 0, text));
        return;
      case 'deciding':
        if (waiting.length < MOST_WAITING_MESSAGES) waiting.push(() => type(text));
        return;
      case 'speaking':
        if (phase.endsConversation) return;
        interrupt(phase);
        return type(text);
      case 'listening': {
        const answer = typedAnswer(text, elapsedMs(), nextEventId());
        const deciding: Deciding = {
          name: 'deciding',
          given: null,
          eventId: answer.eventId,
          reply: null,
          rough: () => '',
        };
        enterDeciding(deciding);
        go(giveAnswer(deciding, answer, null));
      }
    }
  }

  function sayAgain(): void {
    if (phase.name === 'closed' || phase.name === 'deciding') return;
    if (phase.name === 'answering') phase.answer.drop();
    if (phase.name === 'speaking') {
      if (phase.endsConversation) return;
      interrupt(phase);
    }
    go(announce({ type: 'repeat-requested' }));
  }

  function tick(): void {
    if (phase.name === 'answering') endTurnIfOver(phase);
    if (phase.name !== 'listening' || hold.isHeld()) return;
    if (timeNearlyUp && clock.now() >= timeNearlyUp.latestAt) {
      const { remainingMs } = timeNearlyUp;
      timeNearlyUp = null;
      go(announce({ type: 'time-nearly-up', remainingMs: remainingMs() }));
      return;
    }
    const silentMs = clock.now() - Math.max(silentSince, hold.heldUntil());
    if (silentMs >= nudgeDueAfter(nudges)) {
      nudges++;
      go(announce({ type: 'pilot-silent', silentMs }));
    }
  }

  function close(): void {
    const last = phase;
    phase = { name: 'closed' };
    waiting = [];
    if (last.name === 'speaking') {
      last.overheard?.drop();
      recordExaminer(last, last.reply.stop());
    } else if (last.name === 'answering') {
      recordUnfinished(last.answer.roughText(), last.startedAtMs, last.continues !== null);
      last.answer.drop();
    } else if (last.name === 'deciding') {
      last.reply?.stop();
    }
  }

  /** As far as decoded when the line went dead. */
  function recordUnfinished(words: string, startedAtMs: number, continues: boolean): void {
    const earlier = continues && lastGiven ? lastGiven : null;
    const text = [earlier?.text, words].filter(Boolean).join(' ');
    if (!text) return;
    const replacesLast = earlier?.toldBrain ?? false;
    record({ role: 'pilot', text, startedAtMs, endedAtMs: elapsedMs(), interrupted: true, replacesLast });
  }

  return {
    start: (resumed) => go(announce({ type: resumed ? 'conversation-resumed' : 'conversation-started' })),
    hear,
    type,
    sayAgain,
    setThinking: hold.setThinking,
    noteActivity: hold.noteActivity,
    tick,
    announceTimeNearlyUp(remainingMs, inMs) {
      timeNearlyUp = { remainingMs, latestAt: clock.now() + inMs };
    },
    close,
  };
}
