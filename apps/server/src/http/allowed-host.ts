import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/**
 * Whether a request was sent to a name of ours. A page elsewhere can make its own name point at this machine (DNS
 * rebinding); its requests then count as same-origin, and only the name gives them away. An address instead of a name
 * can't be rebound: balancers and phones on the same network come by it.
 */
export function isAllowedHost(request: Pick<FastifyRequest, 'hostname' | 'host'>, config: Config): boolean {
  const name = request.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || isIP(name) !== 0 || name === new URL(config.publicUrl).hostname;
}
