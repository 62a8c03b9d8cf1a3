export * from './api/account.ts';
export { missingFromPassword } from './api/account-fields.ts';
export * from './api/auth.ts';
export * from './api/conversations.ts';
export * from './api/health.ts';
export * from './api/public-config.ts';
export * from './errors.ts';
export * from './exam/debrief.ts';
export * from './exam/exam-choice.ts';
