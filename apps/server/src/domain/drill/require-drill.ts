import { and, eq } from 'drizzle-orm';
import { drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import type { DrillRow } from './present-drill.ts';

export interface OwnDrill {
  drillId: string;
  userId: string;
}

/** The drill for its owner, locked until the transaction ends. Throws not_found to anyone else. */
export async function requireDrill(ctx: DomainContext, { drillId, userId }: OwnDrill): Promise<DrillRow> {
  const [drill] = await ctx.db
    .select()
    .from(drills)
    .where(and(eq(drills.id, drillId), eq(drills.userId, userId)))
    .for('update');
  if (!drill) throw notFound('There is no such drill.');
  return drill;
}
