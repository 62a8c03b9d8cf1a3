import type { Clock } from '#clock.ts';
import type { SpeechToText } from '#io.ts';
import type { SpeechFrame } from '#stages/detect-speech.ts';
import { overhear } from '#stages/overhear.ts';
import type { OwnVoice } from '#stages/own-voice.ts';
import type { ConversationStats } from '#stats.ts';
import type { BargeInGate } from '#turns/barge-in-gate.ts';
import { continuesAnswer } from '#turns/merge-window.ts';
import type { Floor, Speaking } from './floor.ts';
import type { GivenAnswer } from './given-answer.ts';

export interface ListenOverOptions {
  clock: Clock;
  stt: SpeechToText;
  floor: Floor;
  gate: BargeInGate;
  ownVoice: OwnVoice;
  stats: ConversationStats;
  onFault: (error: unknown) => void;
  /** The pilot wants the floor. `continues` is the answer that was not finished, when this goes on with it. */
  onBargeIn: (speaking: Speaking, frames: readonly SpeechFrame[], continues: GivenAnswer | null) => void;
}

/**
 * Listens while the examiner speaks. Voice at the pilot's level pauses the sending; words decide
 * whether it stops for good or goes on where it paused.
 */
export function createListenOver(options: ListenOverOptions) {
  const { clock, floor, gate, stats } = options;
  return function listenOver(speaking: Speaking, frame: SpeechFrame, recent: readonly SpeechFrame[]): void {
    // The last words are the debrief, and nothing can follow them.
    if (speaking.endsConversation) return;
    speaking.overheard?.add(frame);
    if (speaking.overheard || !gate.hears(frame)) return;
    const { given, reply } = speaking;
    const continues = given && continuesAnswer(clock.now(), speaking.startedAt) ? given : null;
    const overheard = overhear({
      ...options,
      preRoll: gate.sinceOnset(recent),
      ownWords: reply.text,
      mayContinueAnswer: continues !== null,
    });
    speaking.overheard = overheard;
    reply.hold();
    void overheard.verdict.then((verdict) => {
      if (floor.phase !== speaking || speaking.overheard !== overheard) return;
      if (verdict === 'pilot') return options.onBargeIn(speaking, overheard.frames(), continues);
      stats.rejectedBargeIns++;
      if (verdict === 'own-words') gate.learnEcho();
      speaking.overheard = null;
      reply.release();
    });
  };
}
