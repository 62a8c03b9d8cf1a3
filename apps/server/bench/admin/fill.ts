import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { FIRST_NAMES, LAST_NAMES, MAIL_DOMAINS } from './names.ts';

/** Of a hash as argon2id writes it: what makes a row of this table as wide as it is in life. */
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'s'.repeat(22)}$${'h'.repeat(43)}`;

/** As many accounts, registered over the last two years, and what a business of that size sold them. */
export async function fill(db: Database, users: number): Promise<void> {
  const pick = (list: readonly string[], by: string) =>
    sql.raw(`(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${by}) % ${list.length}]`);
  // The same people each time: the numbers of two runs can be compared.
  await db.execute(sql`select setseed(0.5)`);
  await db.execute(sql`
    insert into "user" (id, name, email, password_hash, email_verified_at, created_at)
    select
      'user_' || substr(md5(n::text), 1, 22),
      ${pick(FIRST_NAMES, 'hashint4(n) & 2147483647')} || ' ' || ${pick(LAST_NAMES, 'hashint4(n + 7) & 2147483647')},
      lower(${pick(FIRST_NAMES, 'hashint4(n) & 2147483647')} || '.' ||
        ${pick(LAST_NAMES, 'hashint4(n + 7) & 2147483647')} || n || '@' ||
        ${pick(MAIL_DOMAINS, 'hashint4(n + 13) & 2147483647')}),
      ${HASH},
      case when random() < 0.92 then now() - (${users} - n) * interval '2 years' / ${users} end,
      now() - (${users} - n) * interval '2 years' / ${users}
    from generate_series(1, ${users}::int) n`);
  // One in eight verified users buys, a few days after registering; one in thirty of these gets the money back.
  await db.execute(sql`
    insert into purchase (id, checkout_session_id, payment_id, user_id, email, amount_cents, refunded_cents,
      currency, status, card_last4, paid_at, created_at)
    select 'pur_' || substr(md5(id), 1, 22), 'cs_' || md5(id), 'pi_' || md5(id), id, email, 9900,
      case when refunded then 9900 else 0 end, 'usd', case when refunded then 'refunded' else 'paid' end, '4242',
      created_at + interval '3 days', created_at + interval '3 days'
    from (select *, random() < 0.033 as refunded from "user" where email_verified_at is not null and random() < 0.125) buyers`);
  await db.execute(sql`
    insert into subscription (id, user_id, purchase_id, source, status, starts_at, ends_at, created_at)
    select 'sub_' || substr(md5(id), 1, 22), user_id, id, 'purchase',
      case when status = 'refunded' then 'refunded' else 'active' end, paid_at, paid_at + interval '3 months', paid_at
    from purchase`);
  await db.execute(sql`
    insert into subscription (id, user_id, source, status, starts_at, ends_at, created_at)
    select 'grant_' || substr(md5(id), 1, 20), id, 'grant', 'active', created_at, created_at + interval '30 days', created_at
    from "user" where random() < 0.02`);
  // What autovacuum does within minutes in life.
  await db.execute(sql`vacuum analyze`);
}
