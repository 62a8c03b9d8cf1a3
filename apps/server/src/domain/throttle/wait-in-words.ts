/** `45 seconds`, `1 minute`, `12 minutes`: rounded up, so that trying again then is allowed. */
export function inWords(seconds: number): string {
  if (seconds < 60) return plural(seconds, 'second');
  return plural(Math.ceil(seconds / 60), 'minute');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
