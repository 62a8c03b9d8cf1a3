import type { Phase } from './conversation-state.ts';

/** Whole seconds left, never below zero and never above the limit, however the device's clock jumps. */
export function remainingSeconds(startedAt: number, limitSeconds: number, now: number): number {
  const left = Math.ceil(limitSeconds - (now - startedAt) / 1000);
  return Math.min(limitSeconds, Math.max(0, left));
}

/** What the clock shows in each phase of a conversation. */
export function secondsShown(phase: Phase, limitSeconds: number, now: number): number {
  if (phase.name === 'live') return remainingSeconds(phase.startedAt, limitSeconds, now);
  // The server's clock ended it; ours may be a moment behind.
  if (phase.name === 'ended' && phase.cause === 'limit') return 0;
  const stands = phase.name === 'ended' || phase.name === 'reconnecting';
  return stands ? remainingSeconds(phase.startedAt, limitSeconds, phase.at) : limitSeconds;
}

/** mm:ss */
export function formatClock(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
}

/** Under a minute the clock turns red and says so. */
export function isNearlyOver(seconds: number): boolean {
  return seconds < 60;
}
