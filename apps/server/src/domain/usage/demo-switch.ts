import { eq } from 'drizzle-orm';
import { productSwitches } from '#db/schema/index.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { forbidden } from '#domain/errors.ts';

/** Off only where an admin switched it off. */
export async function isDemoOn(ctx: DomainContext): Promise<boolean> {
  const [row] = await ctx.db.select().from(productSwitches).where(eq(productSwitches.name, 'demo'));
  return row?.isOn ?? true;
}

/** Throws forbidden while the demo is switched off. */
export async function requireDemoOn(ctx: DomainContext): Promise<void> {
  if (await isDemoOn(ctx)) return;
  throw forbidden('The free demo is taking a break. Please come back later, or get full access now.');
}

/** For all nodes and from the next start on; who talks may finish. Switching it to where it stands leaves no entry. */
export async function switchDemo(ctx: DomainContext, actor: AdminActor, isOn: boolean): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // First a row to lock: two admins then switch one after the other.
    await tx
      .insert(productSwitches)
      .values({ name: 'demo', isOn: true, changedAt: ctx.clock.now() })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(productSwitches)
      .where(eq(productSwitches.name, 'demo'))
      .for('update');
    if (row?.isOn === isOn) return;
    await tx
      .update(productSwitches)
      .set({ isOn, changedAt: ctx.clock.now() })
      .where(eq(productSwitches.name, 'demo'));
    await writeAudit(inside, actor, {
      action: 'demo.switched',
      before: { demo: isOn ? 'off' : 'on' },
      after: { demo: isOn ? 'on' : 'off' },
    });
  });
}
