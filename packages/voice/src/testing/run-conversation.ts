import { type ClientEvent, ServerEvent } from '@rightseat/contract';
import type { Brain, BrainEvent, RecordedTurn, Reply } from '#io.ts';
import {
  type Conversation,
  type ConversationOptions,
  type ReplyFeedback,
  startConversation,
} from '#session.ts';
import type { Departure, PilotEvent } from '#transport.ts';
import { departureOf } from '#wire/close-codes.ts';
import { readMessage } from '#wire/read-message.ts';
import { writeMessage } from '#wire/write-message.ts';
import { readSpeech } from './fake-speech.ts';
import { createFakeStt, type FakeStt } from './fake-stt.ts';
import { createFakeTts, type FakeTts } from './fake-tts.ts';
import { createFakeVad } from './fake-vad.ts';
import { idleLoad } from './idle-load.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** A page of the vendor's on the other side of a conversation with fake engines, on a clock that only moves when told. */
export interface TestConversation {
  conversation: Conversation;
  clock: VirtualClock;
  stt: FakeStt;
  tts: FakeTts;
  /** All that was sent, with the time. */
  sent: { atMs: number; event: ServerEvent }[];
  closed: { code: number; reason: string } | null;
  brainEvents: BrainEvent[];
  turns: RecordedTurn[];
  feedback: ReplyFeedback[];
  /** What the client has not read. */
  bufferedBytes: number;
  say(event: ClientEvent): void;
  raw(data: string | Uint8Array): void;
  /** Initiation, then until the first reply has been played. */
  open(textOnly?: boolean): Promise<void>;
  /** Streams audio in 32 ms chunks in real time. */
  stream(pcm: Int16Array): Promise<void>;
  hangUp(code: number): void;
  of<T extends ServerEvent['type']>(type: T): Extract<ServerEvent, { type: T }>[];
  /** The words in the audio sent so far. */
  heardAudio(): string;
}

type Setup = Partial<Omit<ConversationOptions, 'brain'>> & {
  /** Replies by event; text alone is enough. */
  reply?: (event: BrainEvent) => string | Partial<Reply> | Promise<string | Partial<Reply>>;
  isAnswerSufficient?: (text: string) => boolean;
  isClosingDue?: Brain['isClosingDue'];
};

const CHUNK_SAMPLES = 512;

export function runConversation({
  reply,
  isAnswerSufficient,
  isClosingDue,
  ...overrides
}: Setup = {}): TestConversation {
  const clock = createVirtualClock();
  const stt = createFakeStt(clock);
  const tts = createFakeTts(clock);
  let receive: (event: PilotEvent) => void = () => {};
  let onClose: (how: Departure) => void = () => {};
  const brain: Brain = {
    async respond(event) {
      test.brainEvents.push(event);
      const answer = await (reply ?? defaultReply)(event);
      const given = typeof answer === 'string' ? { text: answer } : answer;
      return { text: '', bias: [], endsConversation: false, ...given };
    },
    ...(isAnswerSufficient ? { isAnswerSufficient } : {}),
    ...(isClosingDue ? { isClosingDue } : {}),
  };
  const test: TestConversation = {
    conversation: undefined as never,
    clock,
    stt,
    tts,
    sent: [],
    closed: null,
    brainEvents: [],
    turns: [],
    feedback: [],
    bufferedBytes: 0,
    say: (event) => test.raw(JSON.stringify(event)),
    raw: (data) => receive(readMessage(data)),
    async open(textOnly = false) {
      test.say({
        type: 'conversation_initiation_client_data',
        conversation_config_override: { conversation: { text_only: textOnly } },
      });
      await clock.advance(5_000);
    },
    async stream(pcm) {
      for (let start = 0; start < pcm.length; start += CHUNK_SAMPLES) {
        const chunk = pcm.slice(start, start + CHUNK_SAMPLES);
        await clock.advance((chunk.length * 1000) / 16_000);
        test.say({ user_audio_chunk: Buffer.from(chunk.buffer).toString('base64') });
      }
      await clock.advance(0);
    },
    hangUp: (code) => onClose(departureOf(code)),
    of: (type) => test.sent.flatMap(({ event }) => (event.type === type ? [event as never] : [])),
    heardAudio: () =>
      readSpeech(
        Int16Array.from(
          test.of('audio').flatMap(({ audio_event }) => {
            const bytes = Buffer.from(audio_event.audio_base_64, 'base64');
            return Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(i * 2));
          }),
        ),
      ),
  };
  test.conversation = startConversation({
    transport: {
      send: (event) => test.sent.push({ atMs: clock.now(), event: ServerEvent.parse(writeMessage(event)) }),
      close(code, reason) {
        test.closed = { code, reason };
      },
      onEvent(listener) {
        receive = listener;
      },
      onClose(listener) {
        onClose = listener;
      },
      bufferedBytes: () => test.bufferedBytes,
    },
    engines: { stt, tts, vad: createFakeVad(), load: idleLoad, close: async () => {} },
    brain,
    conversationId: 'conversation-1',
    limitMs: 300_000,
    voice: 'test',
    clock,
    log: { info: () => {}, warn: () => {} },
    onTurn: (turn) => {
      test.turns.push(turn);
    },
    onFeedback: (feedback) => test.feedback.push(feedback),
    ...overrides,
  });
  return test;
}

function defaultReply(event: BrainEvent): string {
  return event.type === 'conversation-started' ? 'Welcome. What is a stall?' : `Noted ${event.type}.`;
}
