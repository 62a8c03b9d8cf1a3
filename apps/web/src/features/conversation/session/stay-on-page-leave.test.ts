// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stayOnPageLeave } from './stay-on-page-leave.ts';

it("lets the page say that it is left, and not the room's client hang up", () => {
  const heard: string[] = [];
  const page = () => void heard.push('page');
  const room = () => void heard.push('room');
  window.addEventListener('pagehide', page);
  const release = stayOnPageLeave();
  window.addEventListener('pagehide', room);
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['page']);
  release();
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['page', 'page', 'room']);
  window.removeEventListener('pagehide', page);
  window.removeEventListener('pagehide', room);
});
