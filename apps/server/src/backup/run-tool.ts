import { spawn } from 'node:child_process';

/** Runs one of PostgreSQL's own programs. The password goes by the environment: arguments are read by everybody here. */
export function runTool(program: 'pg_dump' | 'pg_restore', parameters: string[], url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...connectionOf(url) },
    });
    child.on('error', () =>
      reject(
        new Error(`${program} can't be started: install PostgreSQL's client programs (postgresql-client).`),
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}; see above.`)),
    );
  });
}

/** libpq's names for the parts of an address. */
function connectionOf(address: string): Record<string, string> {
  const url = new URL(address);
  const options = url.searchParams;
  const parts = {
    PGHOST: options.get('host') ?? url.hostname,
    PGPORT: options.get('port') ?? url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: options.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
}
