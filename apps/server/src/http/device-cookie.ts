import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';

/** A family or a club at one computer. */
const KEPT = 8;

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

const cookieOf = (config: Config) => {
  const secure = config.publicUrl.startsWith('https://');
  return { name: secure ? '__Host-rightseat_device' : 'rightseat_device', secure };
};

/** Names an account to whoever knows its address, and nobody else. */
const accountOf = (config: Config, email: string) =>
  keyedHash(config.sessionSecret, `device ${email.toLowerCase()}`).slice(0, 22);

interface Entry {
  account: string;
  device: string;
}

/**
 * The device, if it has signed in to this account before; null for any other. It opens nothing: it only spares an owner
 * the waits that strangers cause.
 */
export function findDevice(request: FastifyRequest, config: Config, email: string): string | null {
  const account = accountOf(config, email);
  return entries(request, config).find((entry) => entry.account === account)?.device ?? null;
}

/** Signed, so that nobody makes one up; after signing in, whatever it was signed in by. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  email: string,
): void {
  const account = accountOf(config, email);
  const device = findDevice(request, config, email) ?? newId('device');
  const others = entries(request, config).filter((entry) => entry.account !== account);
  const kept = [{ account, device }, ...others].slice(0, KEPT);
  const { name, secure } = cookieOf(config);
  reply.setCookie(name, kept.map((entry) => `${entry.account}.${entry.device}`).join(','), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: LIFETIME_SECONDS,
  });
}

function entries(request: FastifyRequest, config: Config): Entry[] {
  const raw = request.cookies[cookieOf(config).name];
  if (!raw) return [];
  const { valid, value } = request.unsignCookie(raw);
  if (!valid || !value) return [];
  return value.split(',').map((entry) => {
    const [account = '', device = ''] = entry.split('.');
    return { account, device };
  });
}
