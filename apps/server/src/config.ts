import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config/config-error.ts';
import { keptSecret } from './config/kept-secret.ts';
import { readTracing, type TracingConfig } from './config/read-tracing.ts';
import { readVoice, type VoiceConfig } from './config/read-voice.ts';
import { unsafeInProduction } from './config/unsafe-in-production.ts';

/**
 * The only reader of the environment: flat variables in, one nested, typed object out.
 * Nothing set means the embedded product; see README for each variable.
 */
const flag = z.enum(['0', '1', 'true', 'false', '']).transform((value) => value === '1' || value === 'true');
const optional = z.string().trim().min(1).optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  APP_NAME: z.string().default('RightSeat'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('./.data'),
  ALLOW_EMBEDDED: flag.default(false),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(32, 'needs at least 32 characters: openssl rand -hex 32').optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  OTEL_SERVICE_NAME: optional,
  DATABASE_URL: optional,
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters: openssl rand -hex 32').optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  SUPPORT_EMAIL: z.email().default('support@rightseat.example'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: z.url().optional(),
  THROTTLE_FACTOR: z.coerce.number().positive().default(1),
  EXAM_SEED: optional,
  DEMO_PER_DAY: z.coerce.number().int().min(0).default(3),
  DEMO_SECONDS: z.coerce.number().int().min(10).default(300),
  DEMO_MINUTES_PER_DAY: z.coerce.number().int().min(1).default(3000),
  COACH_SECONDS: z.coerce.number().int().min(20).default(1800),
  COACH_MINUTES_PER_MONTH: z.coerce.number().int().min(1).default(1800),
  MAX_CONVERSATIONS: z.coerce.number().int().min(1).default(40),
  MAX_DEMOS: z.coerce.number().int().min(0).default(24),
  STT_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
  STT_BASE_URL: z.url().optional(),
  STT_MODEL: z.string().default('whisper-1'),
  STT_API_KEY: optional,
  TTS_BASE_URL: z.url().optional(),
  TTS_MODEL: z.string().default('tts-1'),
  TTS_VOICE: z.string().default('onyx'),
  TTS_API_KEY: optional,
  EXAMINER_VOICE: z.enum(['natural', 'slt', 'rms', 'awb', 'kal16']).default('natural'),
  GET_STARTED_VIDEO_URL: z.url().optional(),
  EXAMINER_LLM_BASE_URL: z.url().optional(),
  EXAMINER_LLM_MODEL: optional,
  EXAMINER_LLM_API_KEY: optional,
  EXAMINER_LLM_MAX_CALLS_PER_SESSION: z.coerce.number().int().min(0).default(120),
  ELEVENLABS_API_KEY: optional,
  ELEVENLABS_COACH_AGENT_ID: optional,
  ELEVENLABS_DEMO_AGENT_ID: optional,
  ELEVENLABS_WEBHOOK_SECRET: optional,
  ELEVENLABS_BASE_URL: z.url().default('https://api.elevenlabs.io'),
  LIVEKIT_URL: z.url({ protocol: /^wss?$/ }).optional(),
  LIVEKIT_PUBLIC_URL: z.url({ protocol: /^wss?$/ }).optional(),
  LIVEKIT_API_KEY: optional,
  LIVEKIT_API_SECRET: optional,
});

export interface Config extends VoiceConfig {
  environment: 'development' | 'test' | 'production';
  appName: string;
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  trustProxy: boolean;
  logLevel: string;
  /** Who reads `/metrics`: see metrics-routes.ts. */
  metrics: { token: string | null; port: number | null };
  /** Null: no traces are made. */
  tracing: TracingConfig | null;
  /** Null: PGlite in `dataDir/db`. */
  databaseUrl: string | null;
  sessionSecret: string;
  supportEmail: string;
  /** Null: `.eml` files in `dataDir/mail`. */
  mail: { smtpUrl: string | null; from: string };
  firstAdmin: { email: string; password: string } | null;
  /** Null: the local payment provider. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null;
  /** Multiplies every limit on sign-in and its like: 1 as designed, more for a load test. */
  throttleFactor: number;
  /** What exams and drills draw their questions with. Null: each draws its own. */
  examSeed: string | null;
  demo: { perDay: number; seconds: number };
  /** One leg of an oral. */
  coach: { seconds: number };
  /** Of all strangers together, and of each account. */
  fairUse: { demoMinutesPerDay: number; coachMinutesPerMonth: number };
  /** Of this process at once: of all, and of strangers. */
  capacity: { conversations: number; demos: number };
  getStartedVideoUrl: string | null;
  /** Null: the examiner says what is written. */
  languageModel: { baseUrl: string; model: string; apiKey: string | null; maxCallsPerSession: number } | null;
  /** Null: our own voice engine. */
  elevenLabs: {
    apiKey: string;
    agents: { coach: string; demo: string };
    /** Null: no webhooks are taken; the provider is asked instead. */
    webhookSecret: string | null;
    apiBase: string;
  } | null;
  /** Null: browsers reach our voice engine by WebSocket alone. */
  liveKit: LiveKitConfig | null;
}

export interface LiveKitConfig {
  /** ws: or wss:, as this process reaches it. */
  url: string;
  /** The same server as browsers reach it. */
  publicUrl: string;
  apiKey: string;
  apiSecret: string;
}

export { ConfigError };

/** What may be left embedded only outside production, or by an explicit ALLOW_EMBEDDED=1. */
function missingInProduction(env: z.infer<typeof Environment>): string[] {
  const required = {
    DATABASE_URL: env.DATABASE_URL,
    SESSION_SECRET: env.SESSION_SECRET,
    PUBLIC_URL: env.PUBLIC_URL,
    SMTP_URL: env.SMTP_URL,
    MAIL_FROM: env.MAIL_FROM,
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  };
  return Object.entries(required)
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
}

function refuseUnready(env: z.infer<typeof Environment>): void {
  const missing = env.ALLOW_EMBEDDED ? [] : missingInProduction(env);
  if (missing.length > 0) {
    throw new ConfigError(
      `Production needs these variables (or ALLOW_EMBEDDED=1 to run with embedded parts):\n  ${missing.join('\n  ')}`,
    );
  }
  const unsafe = unsafeInProduction(env);
  if (unsafe.length > 0)
    throw new ConfigError(`Production does not start with these:\n  ${unsafe.join('\n  ')}`);
}

/** A key alone would start conversations with nobody. */
function readElevenLabs(env: z.infer<typeof Environment>): Config['elevenLabs'] {
  if (!env.ELEVENLABS_API_KEY) return null;
  const { ELEVENLABS_COACH_AGENT_ID: coach, ELEVENLABS_DEMO_AGENT_ID: demo } = env;
  if (!coach || !demo) {
    throw new ConfigError(
      'ELEVENLABS_API_KEY needs ELEVENLABS_COACH_AGENT_ID and ELEVENLABS_DEMO_AGENT_ID beside it; npm run elevenlabs:sync makes both agents.',
    );
  }
  return {
    apiKey: env.ELEVENLABS_API_KEY,
    agents: { coach, demo },
    webhookSecret: env.ELEVENLABS_WEBHOOK_SECRET ?? null,
    apiBase: env.ELEVENLABS_BASE_URL.replace(/\/+$/, ''),
  };
}

/** An address without a model, or a model nowhere, would be asked in vain at every turn. */
function readLanguageModel(env: z.infer<typeof Environment>): Config['languageModel'] {
  const { EXAMINER_LLM_BASE_URL: baseUrl, EXAMINER_LLM_MODEL: model, EXAMINER_LLM_API_KEY: apiKey } = env;
  if (!baseUrl && !model && !apiKey) return null;
  if (!baseUrl || !model)
    throw new ConfigError('EXAMINER_LLM_BASE_URL and EXAMINER_LLM_MODEL are needed together.');
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    apiKey: apiKey ?? null,
    maxCallsPerSession: env.EXAMINER_LLM_MAX_CALLS_PER_SESSION,
  };
}

/** An address alone could hand out no token that the server there believes. */
function readLiveKit(env: z.infer<typeof Environment>): LiveKitConfig | null {
  if (!env.LIVEKIT_URL) return null;
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret } = env;
  if (!apiKey || !apiSecret) {
    throw new ConfigError('LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it.');
  }
  return { url, publicUrl: env.LIVEKIT_PUBLIC_URL ?? url, apiKey, apiSecret };
}

/** Throws ConfigError with every problem listed, one a line. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The environment is not usable:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production') refuseUnready(env);
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined)) {
    // With one of them alone the product would run on test money without a word.
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.');
  }
  const dataDir = resolve(env.DATA_DIR);
  const stripe =
    env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          apiBase: env.STRIPE_API_BASE ?? null,
        }
      : null;
  return {
    environment: env.NODE_ENV,
    appName: env.APP_NAME,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metrics: { token: env.METRICS_TOKEN ?? null, port: env.METRICS_PORT ?? null },
    tracing: readTracing(env),
    databaseUrl: env.DATABASE_URL ?? null,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataDir),
    supportEmail: env.SUPPORT_EMAIL,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `${env.APP_NAME} <${env.SUPPORT_EMAIL}>`,
    },
    firstAdmin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    stripe,
    throttleFactor: env.THROTTLE_FACTOR,
    examSeed: env.EXAM_SEED ?? null,
    demo: { perDay: env.DEMO_PER_DAY, seconds: env.DEMO_SECONDS },
    coach: { seconds: env.COACH_SECONDS },
    fairUse: {
      demoMinutesPerDay: env.DEMO_MINUTES_PER_DAY,
      coachMinutesPerMonth: env.COACH_MINUTES_PER_MONTH,
    },
    capacity: { conversations: env.MAX_CONVERSATIONS, demos: Math.min(env.MAX_DEMOS, env.MAX_CONVERSATIONS) },
    ...readVoice(env, dataDir),
    getStartedVideoUrl: env.GET_STARTED_VIDEO_URL ?? null,
    languageModel: readLanguageModel(env),
    elevenLabs: readElevenLabs(env),
    liveKit: readLiveKit(env),
  };
}
