export type { Content } from '#content/content.ts';
export { loadContent } from '#content/load-content.ts';
export { buildDebrief } from '#debrief/build-debrief.ts';
export type { ExamState } from '#engine/exam-state.ts';
export { isAnswerSufficient } from '#engine/is-answer-sufficient.ts';
export { startExam } from '#engine/start-exam.ts';
export { step } from '#engine/step.ts';
export type { ExamEvent, ExaminerReply, ExamOptions, FinishedExam } from './exam.ts';
