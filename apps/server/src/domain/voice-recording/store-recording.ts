import { and, eq, sql } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

export interface NewRecording {
  conversationId: string;
  /** A line that was replaced keeps nothing: its turns are not the ones that stand there now. */
  connection: number;
  position: number;
  durationMs: number;
  peaks: number[];
  wav: Uint8Array;
}

/** Keeps a turn as sound; again, it replaces the earlier one. Nothing where the exam is gone or keeps no voice. */
export async function storeRecording(ctx: DomainContext, recording: NewRecording): Promise<void> {
  const { conversationId, connection, ...kept } = recording;
  const row = { conversationId, ...kept, createdAt: ctx.clock.now() };
  await ctx.db.transaction(async (tx) => {
    const held = and(
      eq(conversations.id, conversationId),
      eq(conversations.connection, connection),
      eq(conversations.keepsVoice, true),
    );
    // Locked: an account that is deleted now takes this along.
    const [wanted] = await tx.select({ one: sql`1` }).from(conversations).where(held).for('share');
    if (!wanted) return;
    await tx
      .insert(voiceRecordings)
      .values(row)
      .onConflictDoUpdate({ target: [voiceRecordings.conversationId, voiceRecordings.position], set: row });
  });
}
