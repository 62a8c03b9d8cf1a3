// @vitest-environment happy-dom
import { act, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { MEET_BUTTON } from './coach-start.tsx';
import { type CoachStage, useFollowStage } from './use-follow-stage.ts';

const scroll = vi.fn();
let goTo: (stage: CoachStage) => void;
let unmount: () => Promise<void>;

function Coach() {
  const table = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<CoachStage>('choice');
  goTo = setStage;
  useFollowStage(stage, table);
  return (
    <>
      <div ref={table} />
      {stage === 'choice' && <button id={MEET_BUTTON} type="button" />}
    </>
  );
}

beforeEach(async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
  unmount = await render(<Coach />);
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  scroll.mockReset();
});

const go = (stage: CoachStage) => act(async () => goTo(stage));

it('shows what stands there now when the check and when the exam begins, and leaves a page alone that just came', async () => {
  expect(scroll).not.toHaveBeenCalled();
  await go('check');
  await go('exam');
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
  await go('choice');
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('gives the focus back to the button when a check is called off, and not when an exam is over', async () => {
  await go('check');
  await go('choice');
  expect(document.activeElement?.id).toBe(MEET_BUTTON);
  await go('exam');
  await go('choice');
  expect(document.activeElement?.id).not.toBe(MEET_BUTTON);
});
