import { FlightOutput, SetFlightInput } from '@rightseat/contract';
import { exampleFlight } from '@rightseat/examiner';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DomainContext } from '#domain/context.ts';
import { getFlight } from '#domain/flight/get-flight.ts';
import { setFlight } from '#domain/flight/set-flight.ts';
import { requireUser } from './actor.ts';

export const flightRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/flight',
      {
        config: { access: 'user' },
        schema: {
          tags: ['flight'],
          summary: "The pilot's own flight, and ours",
          response: { 200: FlightOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return { flight: await getFlight(context, user.id), example: exampleFlight };
      },
    );

    app.post(
      '/api/flight',
      {
        config: { access: 'user' },
        schema: {
          tags: ['flight'],
          summary: "Keep the pilot's own flight, or forget it",
          body: SetFlightInput,
          response: { 200: FlightOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await setFlight(context, user.id, request.body.flight);
        return { flight: request.body.flight, example: exampleFlight };
      },
    );
  };
