export * from './account.ts';
export * from './audit.ts';
export * from './billing.ts';
export * from './conversation.ts';
export * from './hosted-exam.ts';
export * from './mail.ts';
export * from './progress.ts';
export * from './throttle.ts';
