import { z } from 'zod';
import { callApi } from '#lib/api-client.ts';

/**
 * A pilot who pressed Logout is signed out, also where the server could not be told: the cookie cannot be taken from
 * here. Until it has been told, the page goes by this mark and tells it at every start.
 */
const OWED = 'logoutOwed';

export const isLogoutOwed = () => localStorage.getItem(OWED) !== null;
export const oweLogout = () => localStorage.setItem(OWED, 'true');
export const forgiveLogout = () => localStorage.removeItem(OWED);

/** Rejects when the server still cannot be told. */
export async function payLogout(): Promise<void> {
  await callApi('/api/auth/logout', { method: 'POST', output: z.unknown() });
  forgiveLogout();
}
