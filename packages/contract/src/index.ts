export * from './api/conversations.ts';
export * from './api/health.ts';
export * from './errors.ts';
export * from './exam/debrief.ts';
export * from './exam/exam-choice.ts';
