import type { FastifyInstance } from 'fastify';
import { subscriptions } from '#db/schema/index.ts';
import { newId } from '#domain/new-id.ts';
import { createSignedIn } from './accounts.ts';

/** A signed-in pilot with a day of access. */
export async function createSubscribed(app: FastifyInstance, options: { isAdmin?: boolean } = {}) {
  const signedIn = await createSignedIn(app, options);
  const { db, clock } = app.domainContext;
  const now = clock.now();
  await db.insert(subscriptions).values({
    id: newId('sub'),
    userId: signedIn.user.id,
    source: 'grant',
    status: 'active',
    startsAt: now,
    endsAt: new Date(now.getTime() + 86_400_000),
    createdAt: now,
  });
  return signedIn;
}
