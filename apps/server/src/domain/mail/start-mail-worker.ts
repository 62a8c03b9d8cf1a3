import type { DomainContext } from '#domain/context.ts';
import { createMailer } from '#gateways/create-mailer.ts';
import type { Mailer } from '#gateways/mailer.ts';
import { onMailQueued } from './mail-signal.ts';
import { sendDueMail } from './send-due-mail.ts';

/** Finds retries that came due and mails queued by other nodes. One indexed read. */
const LOOK_EVERY_MS = 2_000;

/** From a mail being queued to its transaction being done: a shorter wait would often look too early. */
const SETTLE_MS = 50;

/** Sends queued mail until stopped. `stop` resolves when the last attempt is over. */
export function startMailWorker(
  ctx: DomainContext,
  mailer: Mailer = createMailer(ctx.config),
): { stop(): Promise<void> } {
  let stopped = false;
  let wake = () => {};
  let wakeIn: NodeJS.Timeout | undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const ignoreSignals = onMailQueued(() => {
    clearTimeout(wakeIn);
    wakeIn = setTimeout(() => wake(), SETTLE_MS);
  });
  const run = async () => {
    while (!stopped) {
      const taken = await sendRound(ctx, mailer);
      if (taken === 0 && !stopped) await pause();
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      ignoreSignals();
      clearTimeout(wakeIn);
      wake();
      await running;
      mailer.close();
    },
  };
}

async function sendRound(ctx: DomainContext, mailer: Mailer): Promise<number> {
  try {
    return await sendDueMail(ctx, mailer);
  } catch (error) {
    // The database is away: nothing is lost, the rows wait there.
    ctx.log.warn({ err: error }, 'the outbox could not be read');
    return 0;
  }
}
