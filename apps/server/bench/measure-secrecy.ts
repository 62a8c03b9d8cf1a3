import type { Ready } from './messages.ts';
import { percentile, rounded } from './percentile.ts';

const ROUNDS = 40;

/** Medians of calls that must not tell whether an address has an account: known and unknown in turns. */
export async function measureSecrecy({ appUrl, email, password }: Ready) {
  const time = async (call: string, payload: object) => {
    const started = performance.now();
    const answer = await fetch(`${appUrl}/api/auth/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    await answer.arrayBuffer();
    return performance.now() - started;
  };
  const measure = async (call: string, payloadFor: (email: string) => object) => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      known.push(await time(call, payloadFor(email)));
      unknown.push(await time(call, payloadFor(`nobody-${call}-${round}@pilots.example`)));
    }
    return { known: rounded(percentile(known, 0.5)), unknown: rounded(percentile(unknown, 0.5)) };
  };
  return {
    login: await measure('login', (address) => ({ email: address, password: `${password}x` })),
    register: await measure('register', (address) => ({
      name: 'Bench',
      email: address,
      password,
      confirmPassword: password,
    })),
    'forgot-password': await measure('forgot-password', (address) => ({ email: address })),
  };
}
