// A page of its own, bundled with one version of the vendor's SDK: see vendor-sdk.test.ts.
import { Conversation } from '@elevenlabs/client';

export interface ConversationLog {
  conversationId: string;
  messages: { source: string; message: string }[];
  modes: string[];
  audioChunks: number;
  loudest: number;
  disconnected: string | null;
  errors: string[];
}

declare global {
  interface Window {
    log: ConversationLog;
    hold(options: Record<string, unknown>): Promise<void>;
    hangUp(): Promise<void>;
  }
}

window.log = {
  conversationId: '',
  messages: [],
  modes: [],
  audioChunks: 0,
  loudest: 0,
  disconnected: null,
  errors: [],
};

type StartOptions = Parameters<typeof Conversation.startSession>[0];
let conversation: Awaited<ReturnType<typeof Conversation.startSession>>;

window.hold = async (options) => {
  const { log } = window;
  conversation = await Conversation.startSession({
    ...options,
    onConnect: ({ conversationId }: { conversationId: string }) => {
      log.conversationId = conversationId;
    },
    onMessage: ({ source, message }: { source: string; message: string }) =>
      log.messages.push({ source, message }),
    onModeChange: ({ mode }: { mode: string }) => log.modes.push(mode),
    onAudio: () => {
      log.audioChunks += 1;
    },
    onDisconnect: ({ reason }: { reason: string }) => {
      log.disconnected = reason;
    },
    onError: (message: string) => log.errors.push(message),
  } as unknown as StartOptions);
  setInterval(() => {
    log.loudest = Math.max(log.loudest, conversation.getOutputVolume());
  }, 100);
};

window.hangUp = () => conversation.endSession();
