import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outboxMails } from '#db/schema/index.ts';

/** The mails queued so far, oldest first; those to one address with `to`. */
export async function readOutbox(app: FastifyInstance, to?: string) {
  const mails = await app.domainContext.db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt));
  return to === undefined ? mails : mails.filter((mail) => mail.toAddress === to);
}

/** The secret in the newest queued mail of a kind to this address. Fails when there is none. */
export async function mailedToken(app: FastifyInstance, kind: string, to: string): Promise<string> {
  const mails = (await readOutbox(app, to)).filter((mail) => mail.kind === kind);
  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error(`no ${kind} mail with a link to ${to}`);
  return token;
}
