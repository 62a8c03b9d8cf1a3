import { Room, RoomEvent } from '@livekit/rtc-node';
import { AccessToken } from 'livekit-server-sdk';
import { waitUntil } from '../support/wait-until.ts';
import type { Results } from './results.ts';
import type { LiveKit } from './start-livekit.ts';

/** The engine waits 20 s for a first word before it asks for the conversation, and is refused. */
const PUT_OUT_MS = 40_000;

interface Guest {
  types: string[];
  isOut(): boolean;
  leave(): Promise<void>;
}

/** Tokens that must open nothing: somebody else's, old ones, and used ones. */
export async function refuseTokens(livekit: LiveKit, url: string, results: Results): Promise<void> {
  await results.check('a forged token is refused', () => isRefused(livekit, { apiSecret: 'x'.repeat(48) }));
  // LiveKit allows a minute of difference between clocks.
  await results.check('an expired token is refused', () => isRefused(livekit, { ttl: -120 }));

  await results.check('a used token opens no second conversation', async () => {
    const token = await newToken(url);
    const first = await join(livekit, token);
    await greet(first);
    await first.leave();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const replay = await join(livekit, token);
    await waitUntil('the replay to be put out', async () => replay.isOut(), PUT_OUT_MS);
    if (replay.types.length > 0) throw new Error(`the examiner spoke: ${replay.types.join(' ')}`);
    return 'put out, without a word';
  });

  await results.check('a token replayed during the call gets nobody the line', async () => {
    const token = await newToken(url);
    const owner = await join(livekit, token);
    await greet(owner);
    const replay = await join(livekit, token);
    await waitUntil('both to be put out', async () => owner.isOut() && replay.isOut(), PUT_OUT_MS);
    if (replay.types.includes('agent_response')) throw new Error('the examiner spoke to the replay');
    return 'both are put out';
  });
}

async function isRefused(livekit: LiveKit, made: { apiSecret?: string; ttl?: number }): Promise<string> {
  const pass = new AccessToken(livekit.apiKey, made.apiSecret ?? livekit.apiSecret, {
    identity: 'pilot',
    ttl: made.ttl ?? 60,
  });
  pass.addGrant({ roomJoin: true, room: 'conv_somebody' });
  const address = `${livekit.url.replace(/^ws/, 'http')}/rtc/validate?access_token=${await pass.toJwt()}`;
  const { status } = await fetch(address);
  if (status !== 401) throw new Error(`answered ${status}`);
  return 'answered 401';
}

/** As the vendor's client asks for it. */
async function newToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/convai/conversation/token?agent_id=demo&source=test&version=1`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

async function join(livekit: LiveKit, token: string): Promise<Guest & { room: Room }> {
  const room = new Room();
  const types: string[] = [];
  let out = false;
  room.on(RoomEvent.DataReceived, (payload) => {
    types.push((JSON.parse(new TextDecoder().decode(payload)) as { type: string }).type);
  });
  room.on(RoomEvent.Disconnected, () => {
    out = true;
  });
  await room.connect(livekit.url, token, { autoSubscribe: true, dynacast: false });
  return { room, types, isOut: () => out, leave: () => room.disconnect() };
}

/** Says the first word until the examiner, who comes later, has heard it. */
async function greet({ room, types }: Guest & { room: Room }): Promise<void> {
  const initiation = {
    type: 'conversation_initiation_client_data',
    conversation_config_override: { conversation: { text_only: true } },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(initiation));
  await waitUntil('the examiner to answer', async () => {
    await room.localParticipant?.publishData(bytes, { reliable: true });
    return types.includes('conversation_initiation_metadata');
  });
}
