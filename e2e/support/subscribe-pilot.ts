import type { BrowserContext } from 'playwright-core';
import { buyAccess } from './buy-access.ts';
import { createPilot, signIn } from './create-pilot.ts';

/** A pilot who has paid, signed in in this context. */
export async function subscribePilot(
  context: BrowserContext,
  serverUrl: string,
  name: string,
): Promise<void> {
  const pilot = await createPilot(serverUrl, name);
  await signIn(context, serverUrl, pilot);
  await buyAccess(context, serverUrl, pilot.email);
}
