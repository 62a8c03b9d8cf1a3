import { randomBytes } from 'node:crypto';
import { RoomAgentDispatch, RoomConfiguration, TrackSource } from '@livekit/protocol';
import { AccessToken } from 'livekit-server-sdk';
import type { LiveKitConfig } from '#config.ts';
import type { Rooms } from '#realtime/rooms.ts';
import { ENGINE_NAME, writeInvitation } from './invitation.ts';

/** As long as a signed URL lives. LiveKit lets clocks differ by a minute more; the token inside does not. */
const TOKEN_LIFE_SECONDS = 60;

/** The examiner and one pilot. */
const SEATS = 2;

/** Nobody came, or everybody left without a word: the room is not kept for long. */
const EMPTY_SECONDS = 30;

export function createRooms({ publicUrl, apiKey, apiSecret }: LiveKitConfig): Rooms {
  return {
    async open({ conversationId, token, address }) {
      // A resumed conversation gets another room: the old one may still be closing.
      const room = `${conversationId}.${randomBytes(6).toString('hex')}`;
      const pass = new AccessToken(apiKey, apiSecret, { identity: 'pilot', ttl: TOKEN_LIFE_SECONDS });
      pass.addGrant({
        roomJoin: true,
        room,
        canSubscribe: true,
        canPublishData: true,
        canPublishSources: [TrackSource.MICROPHONE],
      });
      const metadata = writeInvitation({ token, address });
      pass.roomConfig = withoutDefaults(
        new RoomConfiguration({
          maxParticipants: SEATS,
          emptyTimeout: EMPTY_SECONDS,
          departureTimeout: EMPTY_SECONDS,
          agents: [new RoomAgentDispatch({ agentName: ENGINE_NAME, metadata })],
        }),
      );
      return { conversationToken: await pass.toJwt(), livekitUrl: publicUrl };
    },
  };
}

/** Written into the token with every field there is, it is refused by a LiveKit server that does not know the newest. */
function withoutDefaults(config: RoomConfiguration): RoomConfiguration {
  return Object.assign(config, { toJSON: () => config.toJson() });
}
