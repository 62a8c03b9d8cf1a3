import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { House } from './open-house.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** The plans of the statements that this request really runs, each with its own values. */
export async function explain(house: House, path: string): Promise<string[]> {
  const statements = await record(() => house.time(path));
  const plans: string[] = [];
  for (const { text, values } of statements.filter(isOfTheList)) {
    const client = new pg.Client({ connectionString: await urlOf(house) });
    await client.connect();
    const { rows } = await client.query(`explain (analyze, buffers, costs off) ${text}`, values);
    await client.end();
    const plan = rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n');
    plans.push(shorten(`${text}\n${plan}`));
  }
  return plans;
}

/** Fifty ids say no more than two. */
const shorten = (plan: string) =>
  plan
    .replace(/\$1, \$2, .*, (\$\d+)\)/g, (_all, last) => `$1 … ${last})`)
    .replace(/\{user_[^}]*\}/g, '{user_…}');

/** Who is calling is asked before every call and is none of the list's own work. */
const isOfTheList = ({ text }: Statement) => text.startsWith('select') && !text.includes('"session"');

async function urlOf({ db }: House): Promise<string> {
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

/** What the driver sends while this runs. */
async function record(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const driver = pg.Client.prototype as unknown as { query: (...parameters: unknown[]) => unknown };
  const original = driver.query;
  driver.query = function query(this: unknown, ...parameters: unknown[]) {
    const [what, values] = parameters;
    const text = typeof what === 'string' ? what : (what as { text?: string }).text;
    if (text !== undefined) statements.push({ text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, parameters);
  };
  try {
    await run();
  } finally {
    driver.query = original;
  }
  return statements;
}
