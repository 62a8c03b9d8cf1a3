import type { FastifyRequest } from 'fastify';
import type { LimitName } from '#domain/throttle/limits.ts';
import { networkOf } from '#domain/throttle/network-of.ts';
import type { Count } from '#domain/throttle/throttle.ts';

/** Counts by where a request comes from. */
export const byAddress = (limit: LimitName, request: FastifyRequest): Count => ({
  limit,
  whom: networkOf(request.ip),
});

/** Counts by the address of the account that is meant, whether or not there is one. */
export const byAccount = (limit: LimitName, email: string): Count => ({ limit, whom: email.toLowerCase() });
