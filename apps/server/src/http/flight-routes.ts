import { ErrorBody, FlightOutput, SetFlightInput } from '@rightseat/contract';
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
      { schema: { tags: ['flight'], response: { 200: FlightOutput, 401: ErrorBody } } },
      async (request) => {
        const { user } = await requireUser(request);
        return { flight: await getFlight(context, user.id), example: exampleFlight };
      },
    );

    app.post(
      '/api/flight',
      {
        // Who is calling is asked before what they send is judged.
        preValidation: async (request) => void (await requireUser(request)),
        schema: {
          tags: ['flight'],
          body: SetFlightInput,
          response: { 200: FlightOutput, 401: ErrorBody, 422: ErrorBody },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await setFlight(context, user.id, request.body.flight);
        return { flight: request.body.flight, example: exampleFlight };
      },
    );
  };
