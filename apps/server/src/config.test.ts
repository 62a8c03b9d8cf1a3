import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://pilots@db.example/rightseat',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://pilots.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'RightSeat <support@pilots.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const refusal = (variables: Record<string, string | undefined>): string => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The environment was accepted');
};

test('a key of a speech server without its address stops the start', () => {
  expect(refusal({ STT_API_KEY: 'sk-1' })).toBe('STT_API_KEY needs STT_BASE_URL beside it.');
  expect(refusal({ TTS_API_KEY: 'sk-1', STT_BASE_URL: 'http://stt.example' })).toContain('TTS_BASE_URL');
  expect(
    readConfig({ ...PRODUCTION, TTS_BASE_URL: 'http://tts.example/v1', TTS_VOICE: 'echo' }),
  ).toMatchObject({
    sttServer: null,
    ttsServer: { baseUrl: 'http://tts.example/v1', model: 'tts-1', voice: 'echo', apiKey: null },
  });
});

test('production with everything set is accepted', () => {
  expect(readConfig(PRODUCTION)).toMatchObject({
    environment: 'production',
    stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: null },
  });
});

test('production without Stripe keys does not start, and names each that is missing', () => {
  const message = refusal({
    ...PRODUCTION,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_PUBLISHABLE_KEY: '',
    STRIPE_WEBHOOK_SECRET: undefined,
  });
  expect(message.split('\n').slice(1)).toEqual([
    '  STRIPE_SECRET_KEY',
    '  STRIPE_PUBLISHABLE_KEY',
    '  STRIPE_WEBHOOK_SECRET',
  ]);
});

test.each(['DATABASE_URL', 'SESSION_SECRET', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'])(
  'production without %s does not start',
  (name) => {
    expect(refusal({ ...PRODUCTION, [name]: undefined })).toMatch(new RegExp(`\\n  ${name}$`));
  },
);

test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'with %s alone nobody is left to believe that Stripe is used',
  (name) => {
    expect(refusal({ NODE_ENV: 'test', [name]: 'set' })).toContain('needed together');
  },
);

test('a language model is an address and a name; a key is needed only where it is asked for', () => {
  const llm = { EXAMINER_LLM_BASE_URL: 'http://models.example/v1/', EXAMINER_LLM_MODEL: 'small' };
  expect(readConfig({ NODE_ENV: 'test' }).languageModel).toBeNull();
  expect(readConfig({ NODE_ENV: 'test', ...llm }).languageModel).toEqual({
    baseUrl: 'http://models.example/v1',
    model: 'small',
    apiKey: null,
    maxCallsPerSession: 120,
  });
  for (const name of [...Object.keys(llm), 'EXAMINER_LLM_API_KEY'])
    expect(refusal({ NODE_ENV: 'test', [name]: 'http://one.example' })).toContain('needed together');
});
