export { biasWordsFor } from '../src/engine/bias-words.ts';
export {
  ANSWER_SETS,
  type AnswerSet,
  BLIND_SETS,
  type LabelledAnswer,
  readLabelledAnswers,
} from './labelled-answers.ts';
export { type AnswerScore, scoreAnswers } from './score-answers.ts';
