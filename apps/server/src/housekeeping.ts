import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { sendWeeklyMails } from '#domain/reminder/send-weekly-mails.ts';
import { forgetWhatIsOld } from '#domain/retention/forget-what-is-old.ts';
import { fetchMissingCalls } from '#hosted-voice/calls/fetch-missing-calls.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { watchEndRequests } from '#realtime/watch-end-requests.ts';

/** A lost connection that was not resumed has its debrief this long after its two minutes at the latest. */
const SWEEP_EVERY_MS = 15_000;

/** A missing message of the voice provider is no hurry: mostly the page has told the end already. */
const FETCH_EVERY_MS = 60_000;

/** A mail of Monday morning may come some minutes later. */
const REMIND_EVERY_MS = 10 * 60_000;

/** Periods are counted in days. */
const FORGET_EVERY_MS = 60 * 60_000;

/** What must be done now and then, on every node; safe on several at once. Returns its stop. */
export async function startHousekeeping(
  services: ExamServices,
  hosted: HostedVoice,
  { onlyNode }: { onlyNode: boolean },
): Promise<() => void> {
  const { context, content } = services;
  const warnOfCalls = (error: unknown) => context.log.warn({ err: error }, 'hosted calls could not be read');
  // Alone on its database, whatever was live when this process started has lost its process.
  await sweepConversations(context, content, { allLive: onlyNode });
  const timer = setInterval(() => {
    sweepConversations(context, content).catch((error) =>
      context.log.warn({ err: error }, 'conversations could not be swept'),
    );
  }, SWEEP_EVERY_MS);
  const fetching = setInterval(() => {
    void fetchMissingCalls(hosted).catch(warnOfCalls);
  }, FETCH_EVERY_MS);
  // Not in the way of the first caller, and once even where nodes live less than an hour.
  const firstForgetting = setTimeout(() => void forgetWhatIsOld(context), FETCH_EVERY_MS);
  const forgetting = setInterval(() => void forgetWhatIsOld(context), FORGET_EVERY_MS);
  const reminding = setInterval(() => {
    sendWeeklyMails(context, content).catch((error) =>
      context.log.warn({ err: error }, 'weekly mails could not be written'),
    );
  }, REMIND_EVERY_MS);
  const stopWatching = watchEndRequests(services);
  return () => {
    clearInterval(timer);
    clearInterval(fetching);
    clearTimeout(firstForgetting);
    clearInterval(forgetting);
    clearInterval(reminding);
    stopWatching();
  };
}
