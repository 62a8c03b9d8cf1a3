// @vitest-environment happy-dom
import { LONGEST_TYPED_ANSWER } from '@rightseat/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { ConversationContext } from '../hooks/conversation-context.ts';
import { createConversationController } from '../session/conversation-controller.ts';
import { AnswerBox } from './answer-box.tsx';

let controller: ReturnType<typeof createConversationController>;
let unmount: () => Promise<void>;
const say = vi.fn();
beforeEach(async () => {
  say.mockReset();
  controller = { ...createConversationController(), say };
  unmount = await render(
    <ConversationContext value={controller}>
      <AnswerBox />
    </ConversationContext>,
  );
});
afterEach(() => unmount());

const box = () => document.querySelector<HTMLInputElement>('input, textarea')!;
const button = () => document.querySelector<HTMLButtonElement>('button[type=submit]')!;

async function type(text: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box()), 'value')!.set!;
  await act(async () => {
    setValue.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const submit = () =>
  act(async () => {
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('says that an answer is too long, keeps all of it, and sends it once it is short enough', async () => {
  const longest = 'a'.repeat(LONGEST_TYPED_ANSWER);
  await type(`${longest} and more`);
  expect(document.body.textContent).toContain('That is 2,009 characters; an answer has 2,000 at most.');
  expect(button().disabled).toBe(true);
  await submit();
  expect(say).not.toHaveBeenCalled();
  expect(box().value).toHaveLength(2_009);
  await type(`  ${longest}  `);
  expect(document.body.textContent).not.toContain('characters');
  await submit();
  expect(say.mock.calls).toEqual([[longest]]);
});

it('is a box of several lines', () => {
  expect(box().tagName).toBe('TEXTAREA');
});

it('sends nothing after the last word', async () => {
  await act(async () => controller.store.dispatch({ type: 'examiner-closed' }));
  await type('One more thing');
  await submit();
  expect(say).not.toHaveBeenCalled();
});
