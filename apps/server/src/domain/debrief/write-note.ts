import type { InstructorNote, WriteNoteInput } from '@rightseat/contract';
import { count, eq } from 'drizzle-orm';
import { instructorNotes } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput } from '#domain/errors.ts';
import { instructorNoteMail } from '#domain/mail/instructor-note-mail.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { newId } from '#domain/new-id.ts';
import { countOver, throttle } from '#domain/throttle/throttle.ts';
import { listNotes } from './instructor-notes.ts';
import { requireShare } from './share-debrief.ts';

/** A link may have gone round: what an instructor has to say fits, and a stranger cannot fill a database. */
const MOST_NOTES = 50;

/**
 * Puts down what somebody with the link says, and tells the pilot by mail, at most once an hour for a debrief. Throws
 * not_found for a link that is none, conflict where it is reviewed already, or full.
 */
export async function writeNote(
  ctx: DomainContext,
  token: string,
  note: WriteNoteInput,
): Promise<InstructorNote[]> {
  const { conversationId, debrief, pilot } = await requireShare(ctx, token);
  await throttle(ctx, [{ limit: 'noteByDebrief', whom: conversationId }]);
  const position = note.kind === 'comment' ? note.position : null;
  if (position !== null && !debrief.lines[position]) {
    throw invalidInput('There is no such line in this debrief.');
  }
  const isTold = (await countOver(ctx, { limit: 'noteMailByDebrief', whom: conversationId })) > 0;
  await ctx.db.transaction(async (tx) => {
    const [there] = await tx
      .select({ notes: count() })
      .from(instructorNotes)
      .where(eq(instructorNotes.conversationId, conversationId));
    if ((there?.notes ?? 0) >= MOST_NOTES) throw conflict('This debrief holds as many comments as it can.');
    const [written] = await tx
      .insert(instructorNotes)
      .values({
        id: newId('note'),
        conversationId,
        kind: note.kind,
        position,
        name: note.name,
        text: note.kind === 'comment' ? note.text : '',
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: instructorNotes.id });
    if (!written) throw conflict('This debrief is marked as reviewed already.');
    if (isTold) return;
    const content = instructorNoteMail(ctx.config, { ...note, pilot: pilot.name, conversationId });
    await queueMail(
      { ...ctx, db: tx },
      { kind: 'instructor-note', to: pilot.email, userId: pilot.id, content },
    );
  });
  return listNotes(ctx, conversationId);
}
