/** Whole seconds as minutes and seconds: 0:05, 2:00. */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
