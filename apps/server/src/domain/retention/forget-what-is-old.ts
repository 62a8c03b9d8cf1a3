import { sweepAccounts } from '#domain/account/sweep-accounts.ts';
import type { DomainContext } from '#domain/context.ts';
import { forgetAuditOrigins } from './forget-audit-origins.ts';
import { forgetDemos } from './forget-demos.ts';
import { forgetUnverified } from './forget-unverified.ts';
import { forgetVoice } from './forget-voice.ts';

/** Everything that has had its time. One that fails keeps none of the others from its work, and is tried again. */
export async function forgetWhatIsOld(ctx: DomainContext): Promise<void> {
  // Before the links go, which tell how long an account waited.
  for (const forget of [forgetUnverified, forgetDemos, forgetVoice, forgetAuditOrigins, sweepAccounts]) {
    await forget(ctx).catch((error) => ctx.log.warn({ err: error, job: forget.name }, 'retention failed'));
  }
}
