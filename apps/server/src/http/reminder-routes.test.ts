import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDueMail } from '#domain/mail/send-due-mail.ts';
import { sendWeeklyMails } from '#domain/reminder/send-weekly-mails.ts';
import type { OutgoingMail } from '#gateways/mailer.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { readOutbox } from '../../test/read-outbox.ts';
import { createSubscribed } from '../../test/subscribed.ts';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
});
afterAll(() => server.close());

type Pilot = Awaited<ReturnType<typeof createSignedIn>>;
const post = (pilot: Pilot, url: string, payload: object) =>
  pilot.inject({ method: 'POST', url: `/api/progress/${url}`, payload });
const send = () => sendWeeklyMails(server.services.context, server.services.content);
const isoIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const toMonday = () => {
  const now = server.clock.now();
  const days = (8 - now.getUTCDay()) % 7 || 7;
  const monday = Date.parse(now.toISOString().slice(0, 10)) + days * DAY_MS + 13.5 * 3_600_000;
  server.clock.advance(monday - now.getTime());
};
const weekly = async (pilot: Pilot) =>
  (await readOutbox(server.app, pilot.user.email)).filter(({ kind }) => kind === 'weekly-plan');
const stop = (token: string, more: object = {}) =>
  server.app.inject({ method: 'POST', url: `/api/mail/stop?token=${encodeURIComponent(token)}`, ...more });

async function createPlanning(wanted = true) {
  const pilot = await createSubscribed(server.app);
  await server.services.context.db.execute(`update subscription set ends_at = ends_at + interval '90 days'`);
  await post(pilot, 'checkride', { checkrideOn: isoIn(30) });
  if (wanted) await post(pilot, 'weekly-mail', { wanted });
  return pilot;
}

test('the weekly mail comes on Monday, once, to who asked for it, and has a way out that needs no sign-in', async () => {
  const pilot = await createPlanning();
  const other = await createPlanning(false);
  expect((await pilot.inject({ url: '/api/progress' })).json().weeklyMail).toBe(true);
  await send();
  expect(await weekly(pilot)).toEqual([]);
  toMonday();
  await Promise.all([send(), send()]);
  await send();
  expect(await weekly(other)).toEqual([]);
  const [mail, ...more] = await weekly(pilot);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^\d+ days to your checkride$/);
  expect(mail?.text).toContain('Leg 1: Pilot, airplane and weather');
  expect(mail?.text).not.toMatch(/\b(PA|IR)\.[IVX]+\./);

  const sent: OutgoingMail[] = [];
  await sendDueMail(server.services.context, { send: async (one) => void sent.push(one), close() {} });
  const oneClick = new URL(sent.find(({ id }) => id === mail?.id)?.oneClickStop ?? '');
  // In the mail as it is read it can be pressed.
  expect(sent.find(({ id }) => id === mail?.id)?.html).toMatch(/<a href="[^"]+\/unsubscribe\?token=[^"]+"/);
  const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(oneClick.searchParams.get('token')).toBe(decodeURIComponent(token));

  expect((await stop(`${other.user.id}.${token.split('.')[1]}`)).statusCode).toBe(404);
  expect((await stop('x')).statusCode).toBe(404);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = await stop(decodeURIComponent(token), { headers, payload: 'List-Unsubscribe=One-Click' });
  expect(stopped.json()).toEqual({ message: 'The weekly mail is off.' });
  expect((await stop(decodeURIComponent(token))).statusCode).toBe(200);
  toMonday();
  await send();
  expect(await weekly(pilot)).toHaveLength(1);
});

test('nobody is written to without a plan, or without access', async () => {
  const withoutAccess = await createSignedIn(server.app);
  await post(withoutAccess, 'checkride', { checkrideOn: isoIn(30) });
  await post(withoutAccess, 'weekly-mail', { wanted: true });
  const withoutDate = await createSubscribed(server.app);
  await post(withoutDate, 'weekly-mail', { wanted: true });
  toMonday();
  await send();
  expect(await weekly(withoutAccess)).toEqual([]);
  expect(await weekly(withoutDate)).toEqual([]);
});

test('the plan goes into a calendar, day by day, under names that stay', async () => {
  const pilot = await createPlanning();
  const read = () => pilot.inject({ url: '/api/progress/calendar' });
  const file = await read();
  expect(file.headers['content-type']).toContain('text/calendar');
  const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`DTSTART;VALUE=DATE:${isoIn(30).replaceAll('-', '')}`);
  expect(lines).toContain('SUMMARY:Your checkride');
  expect(lines.some((line) => line.startsWith('SUMMARY:Leg 1: Pilot\\, airplane and weather'))).toBe(true);
  for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const names = (body: string) => [...body.matchAll(/UID:(\S+)/g)].map(([, name]) => name);
  expect(new Set(names(file.body)).size).toBe(names(file.body).length);
  expect(names((await read()).body)).toEqual(names(file.body));
  await post(pilot, 'checkride', { checkrideOn: null });
  expect((await read()).statusCode).toBe(409);
});
