import { systemClock } from '@rightseat/voice';
import { type ClaimedConversation, claimConversation } from '#domain/conversation/claim-conversation.ts';
import { DomainError } from '#domain/errors.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { forAnybody } from '#realtime/require-place.ts';
import { startExamConversation } from '#realtime/start-exam-conversation.ts';
import { awaitPilot } from './await-pilot.ts';
import { readInvitation } from './invitation.ts';
import type { JoinRoom, RoomCall } from './room-call.ts';
import { roomTransport } from './room-transport.ts';

/** A close that reaches nobody is not waited for longer. */
const CLOSE_PATIENCE_MS = 2_000;

interface RoomJob {
  url: string;
  token: string;
  metadata: string;
}

/**
 * Holds the conversation of one room, from joining to its stored end. The conversation is claimed when the pilot is
 * really there, so that one whose media never arrives can still use the same token on a socket. A token that was
 * used already, in a room or on a socket, gets nothing.
 */
export async function holdRoom(services: ExamServices, join: JoinRoom, job: RoomJob): Promise<void> {
  const invitation = readInvitation(job.metadata);
  if (!invitation) return;
  const call = await join(job.url, job.token);
  try {
    const pilot = await awaitPilot(call);
    const claimed = pilot && (await claim(services, invitation));
    if (pilot && claimed) await converse(services, claimed, pilot);
    else services.context.log.info({ gone: !pilot }, 'a room was left without a conversation');
  } finally {
    await call.leave();
  }
}

async function claim(
  services: ExamServices,
  { token, address }: { token: string; address: string },
): Promise<ClaimedConversation | null> {
  try {
    return await claimConversation(services.context, token, address, {
      engine: 'livekit',
      requireClaimable: forAnybody(services),
    });
  } catch (error) {
    // Spent or taken since the token was handed out; the next call of the page says so in words.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function converse(services: ExamServices, claimed: ClaimedConversation, call: RoomCall): Promise<void> {
  const transport = roomTransport(call, () => systemClock.now(), {
    resumable: claimed.kind === 'coach',
  });
  const conversation = startExamConversation(services, claimed, transport);
  await conversation.ended;
  const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_PATIENCE_MS));
  await Promise.race([transport.closed, patience]);
}
