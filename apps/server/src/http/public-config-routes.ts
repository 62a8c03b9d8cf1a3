import { PublicConfigOutput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '#config.ts';

/** What the page may know of the configuration. */
export const publicConfigRoutes =
  (config: Config): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/public-config',
      {
        config: { access: 'anybody' },
        schema: {
          tags: ['config'],
          summary: 'What the page must know before anybody signs in',
          response: { 200: PublicConfigOutput },
        },
      },
      async () => ({
        appName: config.appName,
        supportEmail: config.supportEmail,
        demoEnabled: config.demo.perDay > 0,
        demoSeconds: config.demo.seconds,
        coachMinutesPerMonth: config.fairUse.coachMinutesPerMonth,
        embedded: config.stripe === null || config.mail.smtpUrl === null,
        voiceSamples: config.elevenLabs === null,
        canKeepVoice: config.elevenLabs === null,
        getStartedVideoUrl: config.getStartedVideoUrl ?? '/media/get-started.webm',
      }),
    );
  };
