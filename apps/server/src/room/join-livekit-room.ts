import {
  AudioFrame,
  AudioSource,
  AudioStream,
  DisconnectReason,
  LocalAudioTrack,
  type RemoteParticipant,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import type { Departure } from '@rightseat/voice';
import { createInbox } from './inbox.ts';
import type { JoinRoom } from './room-call.ts';

const SAMPLE_RATE_HZ = 16_000;

/** One window of the speech detector, so that none waits for the next frame. */
const FRAME_MS = 32;

/** What comes before the conversation has begun: half a minute of audio, and no flood of messages. */
const MOST_WAITING = 1_000;

/** Everything that is native is behind this file, and it is loaded only where LiveKit is configured. */
export const joinLiveKitRoom: JoinRoom = async (url, token) => {
  const room = new Room();
  const source = new AudioSource(SAMPLE_RATE_HZ, 1);
  const track = LocalAudioTrack.createAudioTrack('examiner', source);
  const messages = createInbox<string>(MOST_WAITING);
  const audio = createInbox<Int16Array>(MOST_WAITING);
  const departures = createInbox<Departure>(1);
  let departed = false;

  room.on(RoomEvent.DataReceived, (payload, participant) => {
    if (participant) messages.put(new TextDecoder().decode(payload));
  });
  room.on(RoomEvent.TrackSubscribed, (subscribed) => {
    if (subscribed.kind === TrackKind.KIND_AUDIO) void listenTo(subscribed);
  });
  room.on(RoomEvent.ParticipantDisconnected, (participant) => depart(reasonOf(participant)));
  room.on(RoomEvent.Disconnected, () => depart('lost'));

  function depart(departure: Departure): void {
    if (departed) return;
    departed = true;
    departures.put(departure);
  }

  async function listenTo(subscribed: RemoteTrack): Promise<void> {
    const stream = new AudioStream(subscribed, {
      sampleRate: SAMPLE_RATE_HZ,
      numChannels: 1,
      frameSizeMs: FRAME_MS,
    });
    for await (const frame of stream) {
      if (departed) return;
      audio.put(frame.data);
    }
  }

  try {
    await room.connect(url, token, { autoSubscribe: true, dynacast: false });
    await room.localParticipant?.publishTrack(
      track,
      // Sent in silence too: a stream that starts anew with each sentence starts late.
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE, dtx: false, red: false }),
    );
  } catch (error) {
    await room.disconnect().catch(() => {});
    throw error;
  }

  return {
    async publish(message) {
      const bytes = new TextEncoder().encode(message);
      await room.localParticipant?.publishData(bytes, { reliable: true }).catch(() => {});
    },
    play(pcm) {
      // A copy: the native side reads the whole buffer behind the samples.
      const frame = new AudioFrame(Int16Array.from(pcm), SAMPLE_RATE_HZ, 1, pcm.length);
      source.captureFrame(frame).catch(() => {});
    },
    dropQueued: () => source.clearQueue(),
    onMessage: messages.listen,
    onAudio: audio.listen,
    onDeparture: departures.listen,
    async leave() {
      departed = true;
      await room.disconnect().catch(() => {});
      await track.close().catch(() => {});
    },
  };
};

/** The vendor's client says goodbye when the pilot hangs up; a page that dies does not. */
function reasonOf(participant: RemoteParticipant): Departure {
  return participant.disconnectReason === DisconnectReason.CLIENT_INITIATED ? 'hung-up' : 'lost';
}
