import type { InstructorNote } from '@rightseat/contract';
import { and, asc, eq } from 'drizzle-orm';
import { instructorNotes } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { type Owned, requireOwnDebrief } from './own-debrief.ts';

/** What was written to a debrief by its link, the oldest first. The caller decides whether this reader may see it. */
export async function listNotes(ctx: DomainContext, conversationId: string): Promise<InstructorNote[]> {
  const rows = await ctx.db
    .select()
    .from(instructorNotes)
    .where(eq(instructorNotes.conversationId, conversationId))
    .orderBy(asc(instructorNotes.createdAt), asc(instructorNotes.id));
  return rows.map(({ id, kind, position, name, text, createdAt }) => ({
    id,
    kind,
    position,
    name,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

/** The same for the pilot, while there is a link and after. Throws not_found for another's. */
export async function listOwnNotes(ctx: DomainContext, owned: Owned): Promise<InstructorNote[]> {
  await requireOwnDebrief(ctx, owned);
  return listNotes(ctx, owned.conversationId);
}

/** Takes a note away for good. Safe to repeat. Throws not_found for another's debrief. */
export async function deleteNote(
  ctx: DomainContext,
  owned: Owned,
  noteId: string,
): Promise<InstructorNote[]> {
  await requireOwnDebrief(ctx, owned);
  const { conversationId } = owned;
  await ctx.db
    .delete(instructorNotes)
    .where(and(eq(instructorNotes.id, noteId), eq(instructorNotes.conversationId, conversationId)));
  return listNotes(ctx, conversationId);
}
