import { loadJudgeModel } from './judge-model.ts';

const model = await loadJudgeModel();

export const readPoints = model.read;
