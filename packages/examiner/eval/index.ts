export { askName } from '../src/content/ask-name.ts';
export { biasWordsFor } from '../src/engine/bias-words.ts';
export { toRead } from '../src/engine/to-read.ts';
export { bySignsAlone, signsOf } from '../src/grading/decide/join-readings.ts';
export { findSigns } from '../src/grading/grade-answer.ts';
export { RULES, type RuleName, type Without } from '../src/grading/rules.ts';
export { fromAnswers, fromKnownAnswers } from './applicants.ts';
export { type Applicant, type Deliver, type HeldLeg, holdLeg, type LegTurn } from './hold-leg.ts';
export { type HeldNudged, holdNudged } from './hold-nudged.ts';
export {
  ANSWER_SETS,
  type AnswerSet,
  BLIND_SETS,
  findAsked,
  type LabelledAnswer,
  readLabelledAnswers,
} from './labelled-answers.ts';
export { NUDGED_SETS, readNudgedAnswers } from './nudged-answers.ts';
export { type AnswerFile, readAnswerFile } from './read-answer-file.ts';
export { type AnswerScore, scoreAnswers } from './score-answers.ts';
export { type ReadingScore, scoreReadings, taskOf } from './score-readings.ts';
