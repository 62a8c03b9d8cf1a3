import type { FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/**
 * Where the browser is, for links it shall come back by. In production only PUBLIC_URL is believed; embedded, the
 * product answers under whatever name this machine has in the address bar.
 */
export function browserOrigin(request: Pick<FastifyRequest, 'headers' | 'protocol'>, config: Config): string {
  const { host } = request.headers;
  if (config.environment === 'production' || !host) return config.publicUrl;
  return `${request.protocol}://${host}`;
}
