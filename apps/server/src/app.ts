import fastifyCookie from '@fastify/cookie';
import fastifyWebsocket from '@fastify/websocket';
import type { Content } from '@rightseat/examiner';
import type { Judge } from '@rightseat/judge';
import type { ActReader } from '@rightseat/reader';
import { type SpeechEngines, systemClock as voiceClock } from '@rightseat/voice';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createAdviser } from '#advice/adviser.ts';
import type { Config } from '#config.ts';
import type { OpenDatabase } from '#db/open-database.ts';
import { type BillingWorker, createBillingWorker } from '#domain/billing/billing-worker.ts';
import type { Clock } from '#domain/clock.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';
import { createChatCompletions } from '#gateways/language-model/chat-completions.ts';
import type { LocalPayments } from '#gateways/local-payments.ts';
import type { Payments } from '#gateways/payments.ts';
import { createPayments } from '#gateways/stripe.ts';
import { createHostedLine, HOSTED_ENGINE } from '#hosted-voice/hosted-line.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import { createHostedExaminer } from '#hosted-voice/model/answer-completion.ts';
import { createElevenLabs } from '#hosted-voice/provider/elevenlabs.ts';
import { customModelRoutes } from '#hosted-voice/routes/custom-model-routes.ts';
import { hostedConversationRoutes } from '#hosted-voice/routes/hosted-conversation-routes.ts';
import { acceptEmptyJson } from '#http/accept-empty-json.ts';
import { accountRoutes } from '#http/account-routes.ts';
import { accountSecurityRoutes } from '#http/account-security-routes.ts';
import { installActor } from '#http/actor.ts';
import { adminAccessRoutes } from '#http/admin-access-routes.ts';
import { adminQuestionRoutes } from '#http/admin-question-routes.ts';
import { adminRoutes } from '#http/admin-routes.ts';
import { adminUserRoutes } from '#http/admin-user-routes.ts';
import { authRoutes } from '#http/auth-routes.ts';
import { billingRoutes } from '#http/billing-routes.ts';
import { conversationRoutes } from '#http/conversation-routes.ts';
import { conversationSocket } from '#http/conversation-socket.ts';
import { debriefRoutes } from '#http/debrief-routes.ts';
import { describeCalls, type OnUndescribed } from '#http/describe-calls.ts';
import { registerDevMail } from '#http/dev-mail-routes.ts';
import { drillRoutes } from '#http/drill-routes.ts';
import { drillSpeechRoutes } from '#http/drill-speech-routes.ts';
import { answerUnreadable, answerUnroutable, installErrorHandler } from '#http/error-handler.ts';
import { exhibitRoutes } from '#http/exhibit-routes.ts';
import { flightRoutes } from '#http/flight-routes.ts';
import { healthRoutes } from '#http/health-routes.ts';
import { limitConnections } from '#http/limit-connections.ts';
import { localCheckoutRoutes } from '#http/local-checkout-routes.ts';
import { progressRoutes } from '#http/progress-routes.ts';
import { publicConfigRoutes } from '#http/public-config-routes.ts';
import { describeInOpenApi, publishCalls } from '#http/publish-calls.ts';
import { recordingRoutes } from '#http/recording-routes.ts';
import { referenceRoutes } from '#http/reference-routes.ts';
import { refuseUnknown } from '#http/refuse-unknown.ts';
import { reminderRoutes } from '#http/reminder-routes.ts';
import { sayAgainRoutes } from '#http/say-again-routes.ts';
import { installSecurity } from '#http/security.ts';
import { shareRoutes } from '#http/share-routes.ts';
import { signInRoutes } from '#http/sign-in-routes.ts';
import { userRoutes } from '#http/user-routes.ts';
import { serveWebApp } from '#http/web-app.ts';
import { webhookRoutes } from '#http/webhook-routes.ts';
import { logError } from '#log-error.ts';
import { logRequest } from '#log-request.ts';
import { countRefusals } from '#metrics/count-refusals.ts';
import { createMetrics, type Metrics } from '#metrics/create-metrics.ts';
import { isOnMainPort, metricsRoutes, type Scrape } from '#metrics/metrics-routes.ts';
import type { Readiness } from '#readiness.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import type { Lines } from '#realtime/line.ts';
import { createLiveConversations } from '#realtime/live-conversations.ts';
import { createOwnLine } from '#realtime/own-line.ts';
import { createVoiceLatency } from '#realtime/voice-latency.ts';
import { createVoices, describeSpeaker, readSpeaker } from '#realtime/voices.ts';
import { noSpans, type Spans } from '#tracing/spans.ts';

export interface AppDependencies {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  readiness: Readiness;
  engines: SpeechEngines;
  /** Takes apart what pilots say; without it the examiner's rules do. */
  actReader?: ActReader | null;
  /** Reads answers; without it exact signs alone judge them. */
  judge?: Judge | null;
  content: Content;
  /** The local payment provider where there are no Stripe keys. Absent too: payments answer 'not available'. */
  localPayments?: LocalPayments;
  /** Where the built page lies; null serves the API alone. */
  webFolder: string | null;
  /** Where traces go; without it nowhere. */
  spans?: Spans | null;
  /** Hears of answers that no description names; without it the log does. */
  onUndescribed?: OnUndescribed;
  /** Where the log goes; without it to standard output. */
  log?: NodeJS.WritableStream;
}

/** The whole server, not yet listening: what main.ts runs and what the tests start. */
export async function buildApp(dependencies: AppDependencies): Promise<{
  app: FastifyInstance;
  services: ExamServices;
  hosted: HostedVoice;
  payments: Payments;
  billing: BillingWorker;
  metrics: Metrics;
  scrape: Scrape;
  /** Whom pilots will hear. */
  speaker: string;
}> {
  const { config, database, clock, readiness } = dependencies;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: logError, req: logRequest },
      ...(dependencies.log && { stream: dependencies.log }),
    },
    // One hop, the balancer's: what a caller wrote into X-Forwarded-For itself counts for nothing.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    genReqId: () => newId('req'),
    bodyLimit: 256 * 1024,
    // From the first byte to the last; looked at often enough that thirty seconds are thirty-five.
    requestTimeout: 30_000,
    // The head not later than the whole: Node takes the longer of the two for the whole, whichever it was given for.
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 30_000 },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    // Longer than any id may be: what is wrong with one its call says.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  // Behind a balancer all connections are the balancer's.
  if (!config.trustProxy) limitConnections(app.server);
  acceptEmptyJson(app);

  const context: DomainContext = {
    db: database.db,
    clock,
    config,
    log: app.log,
    spans: dependencies.spans ?? noSpans,
  };
  const { engines, content, localPayments } = dependencies;
  const payments = createPayments(config.stripe ?? localPayments?.settings ?? null);
  const billing = createBillingWorker(context, payments);
  const { languageModel } = config;
  const adviser =
    languageModel &&
    createAdviser({
      model: createChatCompletions(languageModel),
      content,
      clock: voiceClock,
      name: languageModel.model,
      now: clock.now,
      maxCallsPerSession: languageModel.maxCallsPerSession,
      log: app.log,
    });
  const metrics = createMetrics();
  const services: ExamServices = {
    context,
    engines,
    actReader: dependencies.actReader ?? null,
    judge: dependencies.judge ?? null,
    content,
    live: createLiveConversations(),
    voices: createVoices(engines, config.voice.plain),
    latency: createVoiceLatency(metrics.addExchange),
    adviser,
    rooms: config.liveKit && (await import('#room/create-rooms.ts')).createRooms(config.liveKit),
  };
  const hosted: HostedVoice = {
    context,
    content,
    adviser,
    examiner: createHostedExaminer(services),
    provider: config.elevenLabs && createElevenLabs(config.elevenLabs),
  };
  const lines = createLines(services, hosted);

  await installSecurity(app, config);
  await app.register(fastifyCookie, { secret: config.sessionSecret });
  installActor(app, context);
  await app.register(fastifyWebsocket, { options: { maxPayload: 1024 * 1024 } });
  const refuseOtherMethods = refuseUnknown(app);
  describeCalls(app, dependencies.onUndescribed ?? ((what) => app.log.error({ what }, 'not described')));
  await describeInOpenApi(app, config, readiness.version);

  countRefusals(app, metrics);
  await app.register(healthRoutes(readiness, services.live.count));
  await app.register(accountRoutes(context));
  await app.register(accountSecurityRoutes(context));
  await app.register(authRoutes(context));
  await app.register(signInRoutes(context));
  registerDevMail(app, config);
  await app.register(userRoutes(context));
  await app.register(billingRoutes(context, payments));
  await app.register(webhookRoutes(context, payments, billing.work));
  if (localPayments) await app.register(localCheckoutRoutes(localPayments.url));
  await app.register(publicConfigRoutes(config));
  await app.register(adminRoutes({ context, billing, readNode: () => readNode(services) }));
  await app.register(adminUserRoutes(context));
  await app.register(adminAccessRoutes(context, payments));
  await app.register(adminQuestionRoutes(services));
  await app.register(conversationRoutes(services, lines));
  await app.register(referenceRoutes(content));
  await app.register(exhibitRoutes(content));
  await app.register(progressRoutes(services));
  await app.register(reminderRoutes(services));
  await app.register(drillRoutes(services));
  await app.register(drillSpeechRoutes(services));
  await app.register(flightRoutes(context));
  await app.register(debriefRoutes(services));
  await app.register(shareRoutes(services));
  await app.register(recordingRoutes(context));
  await app.register(sayAgainRoutes(services));
  await conversationSocket(app, services);
  await app.register(hostedConversationRoutes(hosted));
  await app.register(customModelRoutes(context, hosted.examiner));
  app.addHook('onClose', () => hosted.examiner.settled());
  publishCalls(app, config);

  const scrape: Scrape = {
    contentType: metrics.contentType,
    read: () => metrics.scrape(services, database),
  };
  if (isOnMainPort(config)) await app.register(metricsRoutes(config, scrape));

  if (dependencies.webFolder) await serveWebApp(app, dependencies.webFolder);
  refuseOtherMethods();
  const speaker = describeSpeaker(config, dependencies.engines);
  return { app, services, hosted, payments, billing, metrics, scrape, speaker };
}

/** New conversations go to the voice provider where there is one; each goes on where it began. */
function createLines(services: ExamServices, hosted: HostedVoice): Lines {
  const own = createOwnLine(services);
  const others = createHostedLine(hosted);
  return {
    opening: hosted.provider ? others : own,
    of: (engine) => (engine === HOSTED_ENGINE ? others : own),
  };
}

const readNode = ({ context, engines, voices, latency, adviser }: ExamServices) => ({
  voice: latency.read(),
  speaker: readSpeaker(context.config, engines, voices),
  languageModel: adviser?.counts() ?? null,
});
