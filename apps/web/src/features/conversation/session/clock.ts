/** Whole seconds left, never below zero and never above the limit, however the device's clock jumps. */
export function remainingSeconds(startedAt: number, limitSeconds: number, now: number): number {
  const left = Math.ceil(limitSeconds - (now - startedAt) / 1000);
  return Math.min(limitSeconds, Math.max(0, left));
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
