import type { Departure } from '@rightseat/voice';
import { createInbox } from './inbox.ts';
import type { RoomCall } from './room-call.ts';

/** A pilot whose microphone is heard has sent the first message already, or does so at once. */
const MISSED_AFTER_MS = 300;

/**
 * Nothing said and nothing heard: a pilot who only types, whose first message went out before the examiner was in
 * the room. Later than the 18 s after which a page gives the room up for a socket, on Android too: whoever begins without
 * him holds the conversation, and the socket would be refused.
 */
const TYPING_AFTER_MS = 20_000;

const MOST_WAITING = 1_000;

/** The client sends its first message once, to whoever is in the room by then. */
const initiation = (textOnly: boolean) =>
  JSON.stringify({
    type: 'conversation_initiation_client_data',
    conversation_config_override: { conversation: { text_only: textOnly } },
  });

/**
 * The call from the moment on that the pilot can be heard or read, with the first message in it even where the
 * examiner came too late for it. Null when the pilot leaves before.
 */
export function awaitPilot(call: RoomCall): Promise<RoomCall | null> {
  const messages = createInbox<string>(MOST_WAITING);
  const audio = createInbox<Int16Array>(MOST_WAITING);
  const departures = createInbox<Departure>(1);
  const ready: RoomCall = {
    ...call,
    onMessage: messages.listen,
    onAudio: audio.listen,
    onDeparture: departures.listen,
  };
  return new Promise((resolve) => {
    let isThere = false;
    let missed: NodeJS.Timeout | null = null;
    const typing = setTimeout(() => begin(initiation(true)), TYPING_AFTER_MS);

    function begin(message: string): void {
      messages.put(message);
      settle(ready);
    }

    function settle(result: RoomCall | null): void {
      isThere = true;
      clearTimeout(typing);
      if (missed) clearTimeout(missed);
      resolve(result);
    }

    call.onMessage((message) => (isThere ? messages.put(message) : begin(message)));
    call.onAudio((pcm) => {
      audio.put(pcm);
      if (!isThere) missed ??= setTimeout(() => begin(initiation(false)), MISSED_AFTER_MS);
    });
    call.onDeparture((departure) => {
      departures.put(departure);
      if (!isThere) settle(null);
    });
  });
}
