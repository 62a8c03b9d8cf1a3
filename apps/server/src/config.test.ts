import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://pilots@db.example/rightseat',
  SESSION_SECRET: '8f2c61d0b7a94e35c1f06d82e9b4a753',
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

test('the natural voice speaks unless another one was chosen', () => {
  const voiceOf = (variables: Record<string, string>) => readConfig({ ...PRODUCTION, ...variables }).voice;
  expect(voiceOf({ DATA_DIR: '/data' })).toMatchObject({
    plain: 'rms',
    natural: { modelsFolder: '/data/models', keptFolder: '/data/speech' },
  });
  expect(voiceOf({ EXAMINER_VOICE: 'slt' })).toMatchObject({ plain: 'slt', natural: null });
  expect(voiceOf({ TTS_BASE_URL: 'http://tts.example/v1' })).toMatchObject({ plain: 'rms', natural: null });
});

test('a fixed draw of questions is for tests, and production does not start with it', () => {
  expect(readConfig({ NODE_ENV: 'test', EXAM_SEED: 'one' }).examSeed).toBe('one');
  expect(readConfig(PRODUCTION).examSeed).toBeNull();
  expect(refusal({ ...PRODUCTION, EXAM_SEED: 'one' })).toContain('EXAM_SEED: is for tests');
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

const unsafe = (variables: Record<string, string>) => refusal({ ...PRODUCTION, ...variables });

test('production over http is refused; this machine itself is let pass where embedding is meant', () => {
  expect(unsafe({ PUBLIC_URL: 'http://pilots.example' })).toContain('PUBLIC_URL');
  expect(unsafe({ PUBLIC_URL: 'http://localhost:3000' })).toContain('PUBLIC_URL');
  expect(unsafe({ PUBLIC_URL: 'http://localhost.pilots.example', ALLOW_EMBEDDED: '1' })).toContain(
    'PUBLIC_URL',
  );
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
    const url = `http://${host}`;
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: url, ALLOW_EMBEDDED: '1' }).publicUrl).toBe(url);
  }
});

test.each([['x'.repeat(64)], ['abcdefgh'.repeat(8)], ['try-it-out-try-it-out-try-it-out-try']])(
  'production does not sign anything with %s',
  (secret) => {
    expect(unsafe({ SESSION_SECRET: secret })).toContain('SESSION_SECRET');
    expect(unsafe({ LIVEKIT_API_SECRET: secret, ALLOW_EMBEDDED: '1' })).toContain('LIVEKIT_API_SECRET');
  },
);

test('production signs nothing with what stands in public, and says that it does', () => {
  for (const secret of ['try-it-out-try-it-out-try-it-out-try', 'devkey'])
    expect(unsafe({ LIVEKIT_API_SECRET: secret })).toContain('everybody can read this value');
});

test('one secret for two purposes is refused', () => {
  expect(unsafe({ LIVEKIT_API_SECRET: PRODUCTION.SESSION_SECRET })).toContain('LIVEKIT_API_SECRET');
});

test.each(['a', 'Password1', 'Welcome123', 'longenoughbutlower1'])(
  'production makes no administrator with the password %s',
  (password) => {
    const admin = { ADMIN_EMAIL: 'chief@pilots.example', ADMIN_PASSWORD: password };
    expect(unsafe(admin)).toContain('ADMIN_PASSWORD');
    expect(readConfig({ NODE_ENV: 'test', ...admin }).firstAdmin?.password).toBe(password);
  },
);

test('without HOST only this machine is listened to', () => {
  expect(readConfig({ NODE_ENV: 'test' }).host).toBe('127.0.0.1');
});
