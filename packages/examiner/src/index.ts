export type { Content } from '#content/content.ts';
export { loadContent } from '#content/load-content.ts';
export { buildDebrief } from '#debrief/build-debrief.ts';
export type { ExamState } from '#engine/exam-state.ts';
export { isAnswerComplete } from '#engine/is-answer-complete.ts';
export { startExam } from '#engine/start-exam.ts';
export { step } from '#engine/step.ts';
export type { ExamEvent, ExaminerReply, ExamOptions, FinishedExam } from './exam.ts';
