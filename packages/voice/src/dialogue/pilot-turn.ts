import { IS_ECHO } from '#heard/echo-likeness.ts';
import type { BrainEvent } from '#io.ts';
import { FRAME_MS, type SpeechFrame } from '#stages/detect-speech.ts';
import type { OwnVoice } from '#stages/own-voice.ts';
import { isVoiced } from '#stages/segment.ts';
import { transcribe } from '#stages/transcribe.ts';
import type { TurnTiming } from '#stats.ts';
import type { BargeInGate } from '#turns/barge-in-gate.ts';
import { END_OF_TURN_WAIT, endOfTurnWait } from '#turns/end-of-turn-wait.ts';
import { createThinkingPace } from '#turns/thinking-pace.ts';
import type { TurnHold } from '#turns/turn-hold.ts';
import type { DialogueOptions } from './dialogue-options.ts';
import type { ExaminerTurn, Occasion } from './examiner-turn.ts';
import type { Answering, Deciding, Floor } from './floor.ts';
import { extendAnswer, type GivenAnswer, typedAnswer } from './given-answer.ts';

/** Less voice than this without words is a cough, and nothing to ask about. */
const UNCLEAR_FROM_VOICED_MS = 600;
/** No audio for this long: the microphone is muted or the network stands still, and silence is counted by the clock. */
const STALLED_AFTER_MS = 400;
/** The last words of a reply come back up to this late, and are this long at most. */
const ECHO_TAIL_MS = 1_000;
/** Enough to know the level; more than the first ten seconds adds nothing. */
const MOST_LEVELS = 300;
/** Said when audio was lost with an engine. The brain hears nothing of it: the question stands. */
const LOST_AUDIO = "I'm sorry, I lost what you said for a moment. Please say it again.";

export interface PilotTurnOptions extends DialogueOptions {
  floor: Floor;
  hold: TurnHold;
  gate: BargeInGate;
  ownVoice: OwnVoice;
  /** When the examiner was last heard, by the clock. */
  replyEndedAt: () => number;
  examiner: ExaminerTurn;
  /** Runs a task nobody waits for. */
  go: (task: Promise<void>) => void;
  /** The pilot has said something: the count of silences starts again. */
  onAnswer: () => void;
  /** A turn of his is over, and the brain has not heard of it yet; without words it never will. */
  onTurn: (hasWords: boolean) => void;
}

export interface PilotTurn {
  /** Starts an answer with what has been heard of it; `continues` makes it the second part of that one. */
  begin(
    frames: readonly SpeechFrame[],
    continues: { given: Promise<GivenAnswer>; eventId: number } | null,
  ): void;
  /** `recent` ends with `frame`. */
  hear(answering: Answering, frame: SpeechFrame, recent: readonly SpeechFrame[]): void;
  endIfOver(answering: Answering): void;
  /** Ends a spoken answer with typed words. */
  endWith(answering: Answering, typed: string): void;
  /** An answer that was typed alone. */
  giveTyped(text: string): void;
  /** What was in flight when the line went dead, as far as decoded. */
  recordUnfinished(answering: Answering): void;
}

export function createPilotTurn(options: PilotTurnOptions): PilotTurn {
  const { clock, engines, responder, floor, hold, gate, examiner, send, elapsedMs, stats, go } = options;
  const pace = createThinkingPace();
  let lastGiven: GivenAnswer | null = null;
  let lastFrameAt = clock.now();
  /** By the clock, of the turn before this one. */
  let lastVoiceEndedAt = clock.now();

  function begin(
    frames: readonly SpeechFrame[],
    continues: { given: Promise<GivenAnswer>; eventId: number } | null,
  ) {
    const eventId = continues?.eventId ?? options.nextEventId();
    const answer = transcribe({
      stt: engines.stt,
      clock,
      bias: responder.bias,
      onTentative: (text) => send({ type: 'partial-transcript', text, eventId }),
      onFault: options.onFault,
    });
    for (const frame of frames) answer.add(frame);
    const now = clock.now();
    lastFrameAt = now;
    if (continues) {
      stats.merges++;
      const wentOnAt = now - (frames.length - Math.max(0, frames.findIndex(isVoiced))) * FRAME_MS;
      notePause(lastVoiceEndedAt, wentOnAt);
    }
    floor.take({
      name: 'answering',
      answer,
      continues: continues?.given ?? null,
      startedAtMs: elapsedMs(),
      lastVoicedAt: now,
      eventId,
      levels: [],
      isEcho: false,
    });
  }

  /** Not of one that was held open by hand. */
  function notePause(from: number, to: number): void {
    if (hold.heldUntil() <= from) pace.notePause(to - from);
  }

  function hear(answering: Answering, frame: SpeechFrame, recent: readonly SpeechFrame[]): void {
    lastFrameAt = clock.now();
    answering.answer.add(frame);
    if (isVoiced(frame)) {
      notePause(answering.lastVoicedAt, lastFrameAt);
      answering.lastVoicedAt = lastFrameAt;
      if (answering.levels.length < MOST_LEVELS)
        answering.levels.push({ probability: frame.probability, levelDb: frame.levelDb });
      answering.isEcho = false;
      return;
    }
    const firstSilence = answering.answer.silentMs() === FRAME_MS;
    if (firstSilence && mayBeEchoTail(answering))
      answering.isEcho = options.ownVoice.likenessOf(recent) >= IS_ECHO;
    endIfOver(answering);
  }

  function mayBeEchoTail(answering: Answering): boolean {
    const early = answering.lastVoicedAt - options.replyEndedAt() < ECHO_TAIL_MS;
    return early && !answering.continues && answering.answer.voicedMs() < ECHO_TAIL_MS;
  }

  function endIfOver(answering: Answering): void {
    if (hold.isHeld()) return;
    const stalledMs = clock.now() - lastFrameAt;
    const unheardMs = stalledMs > STALLED_AFTER_MS ? stalledMs : 0;
    const silentMs = Math.min(answering.answer.silentMs() + unheardMs, clock.now() - hold.heldUntil());
    if (silentMs < END_OF_TURN_WAIT.closed) return;
    const text = answering.answer.settledText();
    const waitMs = endOfTurnWait(text, options.isAnswerSufficient, pace.unfinishedMs());
    if (silentMs >= waitMs) go(end(answering, waitMs, ''));
  }

  async function end(answering: Answering, waitMs: number, typed: string): Promise<void> {
    lastVoiceEndedAt = answering.lastVoicedAt;
    const timing = beginTiming({ typed: false, voiceEndedAtMs: lastVoiceEndedAt, waitMs });
    if (answering.isEcho && !typed) {
      answering.answer.drop();
      floor.listen();
      options.onTurn(false);
      return;
    }
    const given = finish(answering, typed);
    const { eventId } = answering;
    const deciding: Deciding = { name: 'deciding', given, eventId, reply: null, unfinished: answering };
    floor.take(deciding);
    const answer = await given;
    timing.transcribedAtMs = clock.now();
    if (floor.phase !== deciding) return;
    deciding.unfinished = null;
    if (answer.text) for (const level of answering.levels) gate.learnPilotLevel(level);
    await give(deciding, { given: answer, timing });
  }

  /** The turn has ended now; typed words are there at once. */
  function beginTiming(known: Pick<TurnTiming, 'typed' | 'voiceEndedAtMs' | 'waitMs'>): TurnTiming {
    const now = clock.now();
    return { ...known, turnEndedAtMs: now, transcribedAtMs: now, replyReadyAtMs: null, firstAudioAtMs: null };
  }

  async function finish(answering: Answering, typed: string): Promise<GivenAnswer> {
    const [earlier, spoken] = await Promise.all([answering.continues, answering.answer.finish()]);
    const answer = extendAnswer(earlier, spoken, answering);
    if (typed) answer.text = answer.text ? `${answer.text} ${typed}` : typed;
    lastGiven = answer;
    return answer;
  }

  async function give(deciding: Deciding, occasion: Occasion & { given: GivenAnswer }): Promise<void> {
    const { given, timing } = occasion;
    if (!given.lost && !given.text && given.voicedMs < UNCLEAR_FROM_VOICED_MS) {
      floor.listen();
      options.onTurn(false);
      return;
    }
    options.onTurn(true);
    if (given.lost) {
      const apology = { text: LOST_AUDIO, bias: [], endsConversation: false };
      return examiner.say(deciding, apology, { given: null, timing });
    }
    if (!given.text) return examiner.exchange(deciding, { type: 'pilot-unclear' }, { given: null, timing });
    options.onAnswer();
    const event: BrainEvent = {
      type: 'pilot-answered',
      text: given.text,
      confidence: given.confidence,
      continuesLastAnswer: given.toldBrain,
      ...examiner.unsaid(),
    };
    // Typed words stand on the page already.
    if (given.confidence !== null) send({ type: 'transcript', text: given.text, eventId: given.eventId });
    record(given, false);
    given.toldBrain = true;
    await examiner.exchange(deciding, event, occasion);
  }

  function record({ text, startedAtMs, toldBrain }: GivenAnswer, interrupted: boolean): void {
    options.record({
      role: 'pilot',
      text,
      startedAtMs,
      endedAtMs: elapsedMs(),
      interrupted,
      replacesLast: toldBrain,
    });
  }

  return {
    begin,
    hear,
    endIfOver,
    endWith: (answering, typed) => go(end(answering, 0, typed)),
    giveTyped(text) {
      const answer = typedAnswer(text, elapsedMs(), options.nextEventId());
      const { eventId } = answer;
      const deciding: Deciding = { name: 'deciding', given: null, eventId, reply: null, unfinished: null };
      floor.take(deciding);
      go(
        give(deciding, {
          given: answer,
          timing: beginTiming({ typed: true, voiceEndedAtMs: clock.now(), waitMs: 0 }),
        }),
      );
    },
    recordUnfinished(answering) {
      const words = answering.answer.roughText();
      answering.answer.drop();
      const rough = { text: words, confidence: 0, voicedMs: 0, lost: false };
      const answer = extendAnswer(answering.continues && lastGiven, rough, answering);
      if (words) record(answer, true);
    },
  };
}
