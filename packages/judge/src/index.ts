export { type Judge, startJudge } from './judge.ts';
export { loadJudgeModel } from './judge-model.ts';
