import type { BrainEvent, PageCall, Reply } from '#io.ts';
import type { SpeechFrame } from '#stages/detect-speech.ts';
import type { OwnVoice } from '#stages/own-voice.ts';
import type { TurnTiming } from '#stats.ts';
import type { BargeInGate } from '#turns/barge-in-gate.ts';
import type { DialogueOptions } from './dialogue-options.ts';
import type { Deciding, Floor, Speaking } from './floor.ts';
import type { GivenAnswer } from './given-answer.ts';
import { sayReply } from './spoken-reply.ts';

export interface ExaminerTurnOptions extends DialogueOptions {
  floor: Floor;
  gate: BargeInGate;
  ownVoice: OwnVoice;
  /** A word on the time that is due after this answer, if any. */
  takeTimeNotice: () => BrainEvent | null;
  /** A reply that wants a tool of the page has been said, as far as it was. */
  onTool: (name: string) => void;
  /** A reply begins to be heard, with what lies on the table. */
  onTable: (call: PageCall | undefined) => void;
  /** The reply has ended over speech that had not been judged yet: it is an answer now. */
  onSpeechLeft: (frames: readonly SpeechFrame[]) => void;
}

/** The answer a reply is to, and where its time went; both null where the examiner speaks unasked. */
export interface Occasion {
  given: GivenAnswer | null;
  timing: TurnTiming | null;
}
const UNASKED: Occasion = { given: null, timing: null };

export interface ExaminerTurn {
  /** Asks the brain and says its reply, unless the pilot goes on before it begins. Resolves when it is over. */
  exchange(deciding: Deciding, event: BrainEvent, occasion: Occasion): Promise<void>;
  /** Takes the floor without an answer to reply to. */
  announce(event: BrainEvent): Promise<void>;
  say(deciding: Deciding, reply: Reply, occasion: Occasion): Promise<void>;
  /** Stops at once; the record and the page keep what was heard. Nobody has the floor then. */
  interrupt(speaking: Speaking): void;
  /** Puts the reply on the record as far as it was heard. */
  recordHeard(speaking: Speaking, words: string): void;
  /** By the clock; long ago while there was none. */
  replyEndedAt(): number;
  /** What was left of the last reply that was heard when it was cut off; nothing where it was said to its end. */
  unsaid(): { unsaid?: string };
}

export function createExaminerTurn(options: ExaminerTurnOptions): ExaminerTurn {
  const { clock, responder, floor, gate, send, nextEventId, elapsedMs, stats } = options;

  let replyEndedAt = Number.NEGATIVE_INFINITY;
  let unsaid = '';

  /** On this connection; one that came back has been told nothing yet. */
  let shown: string | undefined;

  function showQuestion({ question }: Reply): void {
    if (question === undefined || JSON.stringify(question) === shown) return;
    shown = JSON.stringify(question);
    send({ type: 'question', question, eventId: nextEventId() });
  }

  async function announce(event: BrainEvent): Promise<void> {
    const deciding: Deciding = { name: 'deciding', given: null, eventId: 0, reply: null, unfinished: null };
    floor.take(deciding);
    await exchange(deciding, event, UNASKED);
  }

  async function exchange(deciding: Deciding, event: BrainEvent, occasion: Occasion): Promise<void> {
    let reply = await responder.respond(event);
    if (floor.phase !== deciding) return;
    const notice = reply.endsConversation ? null : options.takeTimeNotice();
    if (notice) {
      // After the answer, so that it still counts. From here the reply must be said: the brain relies on it.
      deciding.given = null;
      const closing = await responder.respond(notice);
      if (floor.phase !== deciding) return;
      if (closing.text || closing.endsConversation) reply = closing;
    }
    if (occasion.timing) occasion.timing.replyReadyAtMs = clock.now();
    await say(deciding, reply, occasion);
  }

  async function say(deciding: Deciding, reply: Reply, { given, timing }: Occasion): Promise<void> {
    if (!reply.text) {
      if (reply.endsConversation) return options.hangUp();
      floor.listen();
      showQuestion(reply);
      options.onTable(reply.table);
      if (reply.clientTool) options.onTool(reply.clientTool);
      return;
    }
    const { endsConversation, clientTool } = reply;
    const spoken = sayReply(reply.text, {
      ...options,
      tts: options.engines.tts,
      onStart() {
        gate.reset();
        showQuestion(reply);
        const startedAt = clock.now();
        options.onTable(reply.table);
        floor.take({
          name: 'speaking',
          reply: spoken,
          startedAt,
          given,
          endsConversation,
          clientTool,
          overheard: null,
        });
        if (timing) options.noteExchange({ ...timing, firstAudioAtMs: startedAt });
        void Promise.resolve().then(floor.runWaiting);
      },
    });
    deciding.reply = spoken;
    await spoken.finished;
    if (floor.phase.name !== 'speaking' || floor.phase.reply !== spoken) return;
    const { overheard } = floor.phase;
    recordHeard(floor.phase, spoken.text);
    if (endsConversation) {
      // Said and recorded, and nothing follows: the end records only what is still being said.
      floor.take({ name: 'closed' });
      return options.hangUp();
    }
    if (clientTool) options.onTool(clientTool);
    floor.listen();
    // A message that had waited may have taken the floor.
    if (overheard && floor.isFree()) options.onSpeechLeft(overheard.frames());
  }

  function interrupt(speaking: Speaking): void {
    const { reply } = speaking;
    const words = reply.stop();
    speaking.overheard?.drop();
    floor.take({ name: 'listening' });
    if (words !== reply.text) {
      stats.interruptions++;
      send({ type: 'interruption', eventId: nextEventId() });
      send({ type: 'reply-correction', planned: reply.text, heard: words, eventId: reply.eventId() });
    }
    recordHeard(speaking, words);
  }

  function recordHeard(speaking: Speaking, words: string): void {
    replyEndedAt = clock.now();
    unsaid = speaking.reply.text.slice(words.length).trim();
    if (!words) return;
    const endedAtMs = elapsedMs();
    options.record({
      role: 'examiner',
      text: words,
      startedAtMs: endedAtMs - (clock.now() - speaking.startedAt),
      endedAtMs,
      interrupted: words !== speaking.reply.text,
      replacesLast: false,
    });
  }

  return {
    exchange,
    announce,
    say,
    interrupt,
    recordHeard,
    replyEndedAt: () => replyEndedAt,
    unsaid: () => (unsaid ? { unsaid } : {}),
  };
}
