import { ANSWER } from './components/answer-box.tsx';
import { CAPTIONS } from './components/captions-panel.tsx';

/**
 * The id of the element that takes the focus when the conversation begins: the captions, where the space bar is free to
 * hold the turn, and for a pilot who types the answer box. Not on a phone: its keyboard would cover the question.
 */
export function placeOfTurn(textOnly: boolean): string {
  return textOnly && matchMedia('(pointer: fine)').matches ? ANSWER : CAPTIONS;
}
