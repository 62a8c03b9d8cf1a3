import { z } from 'zod';

/** Engines of ours register under this name, and only rooms that ask for it are theirs. */
export const ENGINE_NAME = 'examiner';

/** Travels inside the signed room token, so that whoever takes the room knows which conversation it is. */
const Invitation = z.object({ token: z.string().min(1).max(100), address: z.string().max(100) });
type Invitation = z.infer<typeof Invitation>;

export const writeInvitation = (invitation: Invitation): string => JSON.stringify(invitation);

/** Null for the rooms of somebody else on the same LiveKit server. */
export function readInvitation(metadata: string): Invitation | null {
  try {
    return Invitation.safeParse(JSON.parse(metadata)).data ?? null;
  } catch {
    return null;
  }
}
