import type { BrainEvent, ToolAnswer } from '#io.ts';
import type { SpeechFrame } from '#stages/detect-speech.ts';
import { createOwnVoice } from '#stages/own-voice.ts';
import { createBargeInGate } from '#turns/barge-in-gate.ts';
import { nudgeDueAfter } from '#turns/silence-nudges.ts';
import { createTurnHold } from '#turns/turn-hold.ts';
import { createClientTool } from './client-tool.ts';
import type { DialogueOptions } from './dialogue-options.ts';
import { createExaminerTurn } from './examiner-turn.ts';
import { createFloor } from './floor.ts';
import { createListenOver } from './listen-over.ts';
import { createPilotTurn } from './pilot-turn.ts';
import { createTable } from './table.ts';

/** 384 ms: what was said before the detector was sure. */
const PRE_ROLL_FRAMES = 12;
/** Two seconds: what a pilot may have said over the examiner before the gate opened. */
const RECENT_FRAMES = 64;

/** No frame for this long is a muted microphone or a network that stands still. */
const MUTED_AFTER_MS = 400;

/** The conversation between initiation and close: turns frames, typed text and time into exchanges. */
export interface Dialogue {
  start(resumed: boolean): void;
  hear(frame: SpeechFrame): void;
  /** False when it could not be taken: too many wait, or the exam is saying its last words. */
  type(text: string): boolean;
  /** A control that the examiner answers at once. */
  request(control: 'repeat-requested' | 'look-up-requested'): void;
  /** The page's answer to a call of its tool. */
  answerTool(callId: string, answer: ToolAnswer): void;
  setThinking(on: boolean): void;
  noteActivity(): void;
  /** To be called about ten times a second. */
  tick(): void;
  /** Records what was in flight. Nothing is sent after. */
  close(): void;
}

export function createDialogue(options: DialogueOptions): Dialogue {
  const { clock, onFault } = options;
  const floor = createFloor();
  const hold = createTurnHold(clock);
  const tool = createClientTool({ ...options, hold });
  const table = createTable(options);
  const gate = createBargeInGate();
  const ownVoice = createOwnVoice(clock);
  const recent: SpeechFrame[] = [];
  let silentSince = clock.now();
  let lastFrameAt = clock.now();
  let nudges = 0;
  let toolAnswer: (ToolAnswer & { type: 'client-tool-answered'; name: string }) | null = null;
  let isTimeTold = false;

  const examiner = createExaminerTurn({
    ...options,
    floor,
    gate,
    ownVoice,
    takeTimeNotice: () => takeTimeNotice(false),
    onTool: tool.call,
    onTable: table.set,
    onSpeechLeft: (frames) => pilot.begin(frames, null),
  });
  const pilot = createPilotTurn({
    ...options,
    floor,
    hold,
    gate,
    ownVoice,
    replyEndedAt: examiner.replyEndedAt,
    examiner,
    go: (task) => go(task.then(startSilence)),
    onAnswer() {
      nudges = 0;
    },
    onTurn: (hasWords) => tellToolAnswer(hasWords),
  });
  const listenOver = createListenOver({
    ...options,
    stt: options.engines.stt,
    floor,
    gate,
    ownVoice,
    onBargeIn(speaking, frames, continues) {
      examiner.interrupt(speaking);
      // Going on with the same answer asks anew; anything else is said with the tool open.
      if (speaking.clientTool && !continues) tool.call(speaking.clientTool);
      pilot.begin(frames, continues && { given: Promise.resolve(continues), eventId: continues.eventId });
    },
  });

  function hear(frame: SpeechFrame): void {
    lastFrameAt = clock.now();
    recent.push(frame);
    if (recent.length > RECENT_FRAMES) recent.shift();
    const { phase } = floor;
    if (phase.name === 'answering') pilot.hear(phase, frame, recent);
    else if (phase.name === 'speaking') listenOver(phase, frame, recent);
    else if (floor.onset.hears(frame)) {
      const { given } = phase.name === 'deciding' ? phase : { given: null };
      if (phase.name === 'listening') pilot.begin(recent.slice(-PRE_ROLL_FRAMES), null);
      else if (phase.name === 'deciding' && given) {
        phase.reply?.stop();
        pilot.begin(recent.slice(-PRE_ROLL_FRAMES), { given, eventId: phase.eventId });
      }
    }
  }

  function type(text: string): boolean {
    const { phase } = floor;
    if (phase.name === 'closed') return false;
    if (phase.name === 'deciding') return floor.wait(() => type(text));
    if (phase.name === 'answering' && floor.isAwaited()) {
      // He went on speaking after an earlier message: that one comes first, and this one is no part of the speech.
      pilot.endWith(phase, '');
      return type(text);
    }
    if (phase.name === 'answering') pilot.endWith(phase, text);
    else {
      if (phase.name === 'speaking') {
        if (phase.endsConversation) return false;
        examiner.interrupt(phase);
      }
      pilot.giveTyped(text);
    }
    return true;
  }

  function request(control: 'repeat-requested' | 'look-up-requested'): void {
    const { phase } = floor;
    if (phase.name === 'closed') return;
    if (phase.name === 'deciding') {
      // An answer that has ended counts first. Words that come upon it are heard anyway, and not begun twice.
      floor.wait(() => {
        if (control === 'look-up-requested' || floor.isFree()) request(control);
      });
      return;
    }
    if (phase.name === 'speaking' && phase.endsConversation) return;
    // Half an answer is given up with it: who asks for the question again starts again.
    if (phase.name === 'answering' && control === 'repeat-requested') phase.answer.drop();
    if (phase.name === 'answering' && control === 'look-up-requested') pilot.recordUnfinished(phase);
    if (phase.name === 'speaking') examiner.interrupt(phase);
    announce({ type: control });
  }

  function answerTool(callId: string, answer: ToolAnswer): void {
    const { phase } = floor;
    if (phase.name === 'closed') return;
    if (phase.name === 'deciding') {
      floor.wait(() => answerTool(callId, answer));
      return;
    }
    // What could be laid out needs no word; what could not the brain must know.
    const name = tool.close(callId) ?? (answer.failed ? table.answered(callId) : null);
    if (name === null) return;
    toolAnswer = { type: 'client-tool-answered', name, result: answer.result, failed: answer.failed };
    // What he is saying may be the answer that would be asked for: told with it.
    if (phase.name === 'answering' || (phase.name === 'speaking' && phase.endsConversation)) return;
    if (phase.name === 'speaking') examiner.interrupt(phase);
    tellToolAnswer(false);
  }

  function tellToolAnswer(pilotIsSpeaking: boolean): void {
    if (!toolAnswer) return;
    const event: BrainEvent = { ...toolAnswer, pilotIsSpeaking };
    toolAnswer = null;
    if (pilotIsSpeaking) void options.responder.respond(event);
    else announce(event);
  }

  function tick(): void {
    const { phase } = floor;
    if (phase.name === 'answering') {
      const notice = takeTimeNotice(true);
      if (notice) {
        // In mid-sentence, or nothing could be said any more. His words stay on the record.
        pilot.recordUnfinished(phase);
        announce(notice);
      } else pilot.endIfOver(phase);
    }
    // Or the reply would be held for ever by a microphone that was muted in mid-word.
    if (phase.name === 'speaking' && clock.now() - lastFrameAt > MUTED_AFTER_MS) phase.overheard?.end();
    if (phase.name !== 'listening') return;
    const notice = takeTimeNotice(false);
    if (notice) announce(notice);
    if (notice || hold.isHeld()) return;
    const silentMs = clock.now() - Math.max(silentSince, hold.heldUntil());
    if (silentMs < nudgeDueAfter(nudges)) return;
    nudges++;
    go(examiner.announce({ type: 'pilot-silent', silentMs }));
  }

  function takeTimeNotice(pilotIsSpeaking: boolean): BrainEvent | null {
    if (isTimeTold || !options.isClosingDue(pilotIsSpeaking)) return null;
    isTimeTold = true;
    return { type: 'time-nearly-up', remainingMs: options.remainingMs() };
  }

  function announce(event: BrainEvent): void {
    go(examiner.announce(event).then(startSilence));
  }

  function startSilence(): void {
    silentSince = clock.now();
  }

  /** A fault of ours must not take the process, and every other conversation, with it. */
  function go(task: Promise<void>): void {
    task.catch((error) => {
      onFault(error);
      if (floor.phase.name === 'deciding') floor.listen();
    });
  }

  function close(): void {
    const last = floor.phase;
    floor.take({ name: 'closed' });
    if (last.name === 'speaking') {
      last.overheard?.drop();
      examiner.recordHeard(last, last.reply.stop());
    }
    if (last.name === 'answering') pilot.recordUnfinished(last);
    if (last.name === 'deciding') {
      last.reply?.stop();
      if (last.unfinished) pilot.recordUnfinished(last.unfinished);
    }
  }

  return {
    start: (resumed) => announce({ type: resumed ? 'conversation-resumed' : 'conversation-started' }),
    hear,
    type,
    request,
    answerTool,
    setThinking: (on) => hold.set('thinking', on),
    noteActivity: hold.noteActivity,
    tick,
    close,
  };
}
