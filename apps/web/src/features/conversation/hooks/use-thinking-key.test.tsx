// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { createConversationController } from '../session/conversation-controller.ts';
import type { ConversationControls } from '../session/conversation-controls.ts';
import { ConversationContext } from './conversation-context.ts';
import { useThinkingKey } from './use-thinking-key.ts';

let controller: ConversationControls;
let unmount: () => Promise<void>;

function Page() {
  useThinkingKey();
  return (
    <>
      <p>Words</p>
      <input />
      <button type="button">Mute</button>
    </>
  );
}

beforeEach(async () => {
  controller = createConversationController();
  controller.store.dispatch({ type: 'start-requested', textOnly: false });
  controller.store.dispatch({ type: 'connection-opened', at: 0 });
  unmount = await render(
    <ConversationContext value={controller}>
      <Page />
    </ConversationContext>,
  );
});
afterEach(() => unmount());

/** Presses or lifts the space bar at a given time, in milliseconds. */
function space(
  type: 'keydown' | 'keyup',
  at: number,
  options: KeyboardEventInit = {},
  on = 'p',
): KeyboardEvent {
  const event = new KeyboardEvent(type, { code: 'Space', bubbles: true, cancelable: true, ...options });
  Object.defineProperty(event, 'timeStamp', { value: at });
  act(() => void document.querySelector(on)?.dispatchEvent(event));
  return event;
}
const holding = () => controller.store.getState().holding;

describe('the space bar', () => {
  it('holds the turn while it is down', () => {
    space('keydown', 1_000);
    expect(holding()).toBe(true);
    space('keydown', 1_300, { repeat: true });
    space('keyup', 3_000);
    expect(holding()).toBe(false);
  });

  it('switches the hold on with one tap and off with the next', () => {
    space('keydown', 1_000);
    space('keyup', 1_100);
    expect(holding()).toBe(true);
    space('keydown', 9_000);
    space('keyup', 9_100);
    expect(holding()).toBe(false);
  });

  it('does not scroll the page', () => {
    expect(space('keydown', 1_000).defaultPrevented).toBe(true);
  });

  it.each(['input', 'button'])('stays what it is on: %s', (target) => {
    const event = space('keydown', 1_000, {}, target);
    expect([holding(), event.defaultPrevented]).toEqual([false, false]);
  });

  it('leaves shortcuts alone', () => {
    space('keydown', 1_000, { ctrlKey: true });
    expect(holding()).toBe(false);
  });

  it('does nothing before and after the conversation', () => {
    controller.end();
    space('keydown', 1_000);
    expect(holding()).toBe(false);
  });
});
