import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { createAccount, PASSWORD } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let ctx: DomainContext;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
  ctx = server.app.domainContext;
});
afterAll(() => server.close());
beforeEach(async () => {
  await ctx.db.delete(users);
});

const EMAIL = 'chief@rightseat.example';
const configured = (): DomainContext => ({
  ...ctx,
  config: { ...ctx.config, firstAdmin: { email: EMAIL, password: 'Tower1control' } },
});
const login = (email: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

test('embedded, the first start makes an administrator with a password of its own', async () => {
  const made = await ensureFirstAdmin(ctx);
  const response = await login(made?.email ?? '', made?.generatedPassword ?? '');
  expect(response.json()).toMatchObject({ user: { isAdmin: true } });
  expect(await ensureFirstAdmin(ctx)).toBeNull();
});

test('on a database server none is made up', async () => {
  const onServer = { ...ctx, config: { ...ctx.config, databaseUrl: 'postgres://db.example/x' } };
  expect(await ensureFirstAdmin(onServer)).toBeNull();
  expect(await ctx.db.select().from(users)).toEqual([]);
});

test('ADMIN_EMAIL and ADMIN_PASSWORD sign in, and no password is shown', async () => {
  expect(await ensureFirstAdmin(configured())).toEqual({ email: EMAIL, generatedPassword: null });
  expect((await login(EMAIL, 'Tower1control')).json()).toMatchObject({ user: { isAdmin: true } });
});

test('several nodes that start at once make one', async () => {
  await Promise.all([1, 2, 3, 4].map(() => ensureFirstAdmin(configured())));
  expect(await ctx.db.select().from(users)).toHaveLength(1);
});

test('a verified account of that address becomes administrator and keeps its password', async () => {
  await createAccount(server.app, { email: EMAIL });
  expect(await ensureFirstAdmin(configured())).toBeNull();
  expect((await login(EMAIL, PASSWORD)).json()).toMatchObject({ user: { isAdmin: true } });
});

test('a stranger who registered that address first gets nothing', async () => {
  await createAccount(server.app, { email: EMAIL, verified: false });
  await ensureFirstAdmin(configured());
  expect((await login(EMAIL, PASSWORD)).statusCode).toBe(401);
  expect((await login(EMAIL, 'Tower1control')).json()).toMatchObject({ user: { isAdmin: true } });
});
