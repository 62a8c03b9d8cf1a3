import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadContent } from '@rightseat/examiner';
import { startJudge } from '@rightseat/judge';
import { startActReader } from '@rightseat/reader';
import { loadSpeechEngines } from '@rightseat/voice';
import { buildApp } from '#app.ts';
import { answerBackupRequests } from '#backup/ask-for-backup.ts';
import { ConfigError, readConfig } from '#config.ts';
import { FolderInUseError } from '#db/lock-folder.ts';
import { openDatabase } from '#db/open-database.ts';
import { ensureFirstAdmin } from '#domain/account/ensure-first-admin.ts';
import { systemClock } from '#domain/clock.ts';
import { startMailWorker } from '#domain/mail/start-mail-worker.ts';
import { startLocalPayments } from '#gateways/local-payments.ts';
import { startMetricsServer } from '#metrics/start-metrics-server.ts';
import { createReadiness } from '#readiness.ts';
import { watchEventLoop } from './event-loop.ts';
import { startHousekeeping } from './housekeeping.ts';
import { onShutdown } from './shutdown.ts';

const VERSION = '0.1.0';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { sttWorkers, plain, natural } = config.voice;
  // Until the app has a log.
  let warn = (line: string) => console.warn(line);
  // Models take as long as the database: both at once.
  const [database, engines, actReader, judge] = await Promise.all([
    openDatabase(
      config.databaseUrl
        ? { type: 'postgres', url: config.databaseUrl }
        : { type: 'folder', path: join(config.dataDir, 'db') },
    ),
    loadSpeechEngines({
      sttWorkers,
      sttServer: config.sttServer,
      ttsServer: config.ttsServer,
      natural: natural && { ...natural, standIn: plain },
      log: (line) => warn(line),
    }),
    // Without its weights the examiner goes by rules, which know fewer ways of asking.
    startActReader().catch((error: unknown) => {
      console.warn(`The reader of what is said cannot be used, rules stand in: ${error}`);
      return null;
    }),
    startJudge().catch((error: unknown) => {
      console.warn(`The judge of answers cannot be used, exact signs alone judge them: ${error}`);
      return null;
    }),
  ]);
  const spans =
    config.tracing &&
    (await import('#tracing/start-tracing.ts')).startTracing(config.tracing, (line) => warn(line));
  const readiness = createReadiness(VERSION, { database, engines });
  const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
  // ALLOW_EMBEDDED is not enough for this one: its checkout gives access away. Without keys nobody can buy there.
  const isTestMoney = config.stripe === null && config.environment !== 'production';
  const localPayments = isTestMoney ? await startLocalPayments(config) : undefined;
  const { app, services, hosted, billing, metrics, scrape, speaker } = await buildApp({
    config,
    database,
    clock: systemClock,
    readiness,
    engines,
    actReader,
    judge,
    content: loadContent(),
    localPayments,
    spans,
    webFolder: existsSync(webFolder) ? webFolder : null,
  });
  warn = (line) => app.log.warn(line);
  const stopWatching = watchEventLoop(app.log);
  const firstAdmin = await ensureFirstAdmin(services.context);
  const mailWorker = startMailWorker(services.context);
  const stopHousekeeping = await startHousekeeping(services, hosted, {
    onlyNode: database.engine === 'pglite',
  });

  // Native parts are loaded only where they are used.
  const roomWorker =
    config.liveKit &&
    (await import('#room/start-room-worker.ts')).startRoomWorker(services, config.liveKit, VERSION);

  const stopBackups = database.dump && answerBackupRequests(config.dataDir, database.dump);
  metrics.watchProcess();
  const metricsServer =
    config.metrics.port === null ? null : await startMetricsServer(config, scrape, app.log);

  onShutdown(app.log, async () => {
    readiness.drain();
    roomWorker?.close();
    stopHousekeeping();
    stopWatching();
    stopBackups?.();
    await services.live.drain();
    await roomWorker?.settled();
    await metricsServer?.close();
    await app.close();
    await billing.stop();
    await localPayments?.close();
    await mailWorker.stop();
    await engines.close();
    await actReader?.close();
    await judge?.close();
    await database.close();
    await spans?.close();
  });

  await app.listen({ host: config.host, port: config.port });
  readiness.ready();
  billing.start();
  console.log(`${config.appName} is ready at ${config.publicUrl}`);
  console.log(`Examiner's voice: ${speaker}`);
  if (firstAdmin?.generatedPassword) {
    console.log(
      `First administrator: ${firstAdmin.email}, password ${firstAdmin.generatedPassword} (shown once)`,
    );
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(expected ? error.message : error);
  process.exit(1);
});
