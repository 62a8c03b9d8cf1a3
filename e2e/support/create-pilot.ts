import type { BrowserContext } from 'playwright-core';
import { readMailedLink } from './read-mail.ts';

export interface Pilot {
  name: string;
  email: string;
  password: string;
}

let serial = 0;

/** An account that is verified, made by the calls that the pages make. */
export async function createPilot(serverUrl: string, name: string): Promise<Pilot> {
  const email = `pilot-${process.pid}-${++serial}@example.com`;
  const pilot = { name, email, password: 'Propeller1' };
  await call(serverUrl, 'register', { ...pilot, confirmPassword: pilot.password });
  const link = new URL(await readMailedLink(serverUrl, email, '/verify-email'));
  await call(serverUrl, 'verify-email', { token: link.searchParams.get('token') });
  return pilot;
}

/** The pages of this context are signed in from here on. */
export async function signIn(
  context: BrowserContext,
  serverUrl: string,
  { email, password }: Omit<Pilot, 'name'>,
): Promise<void> {
  const answer = await context.request.post(`${serverUrl}/api/auth/login`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Not signed in: ${answer.status()} ${await answer.text()}`);
}

async function call(serverUrl: string, name: string, input: object): Promise<void> {
  const answer = await fetch(`${serverUrl}/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}
