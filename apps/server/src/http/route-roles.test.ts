import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions } from '#domain/account/session/end-sessions.ts';
import { createSignedIn, lockAccount } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';

/**
 * Every call of the product against every kind of caller. The list of routes is the server's own: a new one
 * without a rule here fails.
 */
type Caller = 'nobody' | 'user' | 'locked admin' | 'signed-out admin' | 'admin';
const CALLERS: Caller[] = ['nobody', 'user', 'locked admin', 'signed-out admin', 'admin'];

/** Whom a route lets in. `open`: everybody; what it answers them is its own tests' business. */
type Rule = 'open' | 'user' | 'admin';

const RULES: Record<string, Rule> = {
  'GET /api/health': 'open',
  'GET /api/ready': 'open',
  'GET /api/docs': 'open',
  'GET /api/public-config': 'open',
  'GET /api/auth/me': 'user',
  'POST /api/auth/register': 'open',
  'POST /api/auth/login': 'open',
  'POST /api/auth/logout': 'open',
  'POST /api/auth/second-factor': 'open',
  'POST /api/auth/passkey/options': 'open',
  'POST /api/auth/passkey': 'open',
  'POST /api/auth/verify-email': 'open',
  'POST /api/auth/resend-verification': 'open',
  'POST /api/auth/forgot-password': 'open',
  'POST /api/auth/reset-password': 'open',
  'PATCH /api/account': 'user',
  'POST /api/account/change-password': 'user',
  'GET /api/account/sessions': 'user',
  'DELETE /api/account/sessions/:id': 'user',
  'GET /api/account/export': 'user',
  'GET /api/account/recordings': 'user',
  'DELETE /api/account/recordings': 'user',
  'GET /api/conversations/:id/recordings': 'user',
  'DELETE /api/conversations/:id/recordings': 'user',
  'GET /api/conversations/:id/recordings/:turn': 'user',
  'DELETE /api/conversations/:id/recordings/:turn': 'user',
  'POST /api/account/delete': 'user',
  'GET /api/account/security': 'user',
  'POST /api/account/passkeys/options': 'user',
  'POST /api/account/passkeys': 'user',
  'PATCH /api/account/passkeys/:id': 'user',
  'POST /api/account/passkeys/:id/remove': 'user',
  'POST /api/account/app': 'user',
  'POST /api/account/app/confirm': 'user',
  'POST /api/account/second-factor': 'user',
  'POST /api/account/second-factor/end': 'user',
  'POST /api/account/recovery-codes': 'user',
  'GET /api/user/sessions': 'user',
  'GET /api/user/minutes': 'user',
  'GET /api/user/subscription': 'user',
  'POST /api/create-checkout-session': 'open',
  'GET /api/verify-session': 'open',
  // Proves itself by its signature.
  'POST /api/stripe/webhook': 'open',
  // A demo needs nobody; the coach and another's record are refused in conversation tests.
  'POST /api/conversations': 'open',
  'GET /api/conversations/:id': 'open',
  'POST /api/conversations/:id/hung-up': 'open',
  // Proves itself by its signature.
  'POST /api/elevenlabs/webhook': 'open',
  'GET /api/conversations': 'user',
  'POST /api/conversations/:id/resume': 'user',
  'POST /api/conversations/:id/end': 'user',
  'POST /api/conversations/:id/pause': 'user',
  'POST /api/conversations/:id/keep': 'user',
  'GET /api/demo': 'open',
  'GET /api/exam-choices': 'open',
  'GET /api/exhibits/:id': 'open',
  'GET /api/references': 'open',
  'POST /api/exam-codes': 'open',
  'GET /api/progress': 'user',
  'POST /api/progress/checkride': 'user',
  'POST /api/progress/weekly-mail': 'user',
  'GET /api/progress/calendar': 'user',
  // Proves itself by the signature in its address.
  'POST /api/mail/stop': 'open',
  'GET /api/conversations/:id/retest': 'user',
  'GET /api/flight': 'user',
  'POST /api/flight': 'user',
  'POST /api/drills': 'user',
  'POST /api/drills/:id/answers': 'user',
  'POST /api/drills/:id/next': 'user',
  'POST /api/drills/:id/speech': 'user',
  'POST /api/drills/:id/spoken-answers': 'user',
  'POST /api/drills/:id/misheard': 'user',
  'GET /api/examiners/:persona/sample': 'user',
  'GET /api/conversations/:id/challenges': 'user',
  'POST /api/conversations/:id/challenges': 'user',
  'GET /api/conversations/:id/share': 'user',
  'POST /api/conversations/:id/share': 'user',
  'POST /api/conversations/:id/unshare': 'user',
  // Whoever has the signed link.
  'GET /api/shared-debriefs/:token': 'open',
  'POST /api/shared-debriefs/:token/notes': 'open',
  'GET /api/conversations/:id/notes': 'user',
  'POST /api/conversations/:id/notes/:noteId/delete': 'user',
  'POST /api/conversations/:id/lines/:position/answers': 'user',
  'POST /api/conversations/:id/lines/:position/speech': 'user',
  'POST /api/conversations/:id/lines/:position/spoken-answers': 'user',
  'GET /api/admin/challenges': 'admin',
  'GET /api/admin/challenges/:id/transcript': 'admin',
  'POST /api/admin/challenges/:id': 'admin',
  'GET /api/admin/tasks': 'admin',
  'GET /api/admin/tasks/:code/questions': 'admin',
  'POST /api/admin/questions/:id/tries': 'admin',
  'GET /api/admin/reviews': 'admin',
  'POST /api/admin/questions/:id/review': 'admin',
  'DELETE /api/admin/questions/:id/review': 'admin',
  'GET /api/admin/stats': 'admin',
  'GET /api/admin/users': 'admin',
  'GET /api/admin/users/:id': 'admin',
  'PATCH /api/admin/users/:id': 'admin',
  'POST /api/admin/users/:id/resend-verification': 'admin',
  'POST /api/admin/users/:id/second-factor/end': 'admin',
  'POST /api/admin/extend-subscription': 'admin',
  'POST /api/admin/grant-subscription': 'admin',
  'POST /api/admin/revoke-access': 'admin',
  'POST /api/admin/reset-password': 'admin',
  'GET /api/admin/refund-preview': 'admin',
  'POST /api/admin/issue-refund': 'admin',
  'GET /api/admin/audit': 'admin',
  'GET /api/admin/revenue': 'admin',
  'GET /api/admin/health': 'admin',
  'POST /api/admin/demo-switch': 'admin',
  'GET /api/admin/users.csv': 'admin',
  'GET /api/admin/payments.csv': 'admin',
};

/** The status a caller must get; null where the route itself decides. */
function expected(rule: Rule, caller: Caller): number | null {
  if (rule === 'open') return null;
  const stranger = caller !== 'user' && caller !== 'admin';
  if (stranger) return 401;
  return rule === 'admin' && caller === 'user' ? 403 : null;
}

let server: Awaited<ReturnType<typeof buildTestApp>>;
const cookies: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
  cookies.user = (await createSignedIn(server.app)).cookie;
  cookies.admin = (await createSignedIn(server.app, { isAdmin: true })).cookie;
  const locked = await createSignedIn(server.app, { isAdmin: true });
  await lockAccount(server.app, locked.user.id);
  cookies['locked admin'] = locked.cookie;
  const out = await createSignedIn(server.app, { isAdmin: true });
  await endAllSessions(server.services.context, out.user.id);
  cookies['signed-out admin'] = out.cookie;
});
afterAll(() => server.close());

/** `METHOD /path` of everything that is published. */
function apiRoutes(): string[] {
  return Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

test('every call has a rule, and every rule a call', () => {
  expect(apiRoutes().sort()).toEqual(Object.keys(RULES).sort());
});

const cases = Object.entries(RULES).flatMap(([route, rule]) =>
  CALLERS.map((caller) => ({ route, rule, caller, status: expected(rule, caller) })),
);

test.each(cases.filter(({ status }) => status !== null))('$route by $caller answers $status', async (one) => {
  const response = await call(one.route, one.caller);
  expect(response.statusCode).toBe(one.status);
  expect(response.json()).toMatchObject({ code: one.status === 401 ? 'not_signed_in' : 'forbidden' });
});

test.each(cases.filter(({ rule, caller }) => rule === 'admin' && caller === 'admin'))(
  '$route lets an admin in',
  async ({ route }) => {
    expect([401, 403]).not.toContain((await call(route, 'admin')).statusCode);
  },
);

function call(route: string, caller: Caller) {
  const [method, path = ''] = route.split(' ');
  const cookie = cookies[caller];
  return server.app.inject({
    method: method as 'GET',
    url: path.replace(':id', 'unknown'),
    ...(cookie ? { headers: { cookie } } : {}),
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
  });
}
