// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { CoachStart } from './coach-start.tsx';

let unmount: () => Promise<void>;
afterEach(() => unmount());

const open = async (available: boolean) => {
  unmount = await render(
    <CoachStart waiting={false} isUnderThumb available={available} onMeet={() => {}} onType={() => {}} />,
  );
  return [...document.querySelectorAll('button')].map(({ disabled }) => disabled);
};

it('says what is missing when the exam cannot begin', async () => {
  expect(await open(false)).toEqual([true, true]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Read your missed codes first');
});

it('says nothing when it can', async () => {
  expect(await open(true)).toEqual([false, false]);
  expect(document.querySelector('[role=status]')).toBeNull();
});
