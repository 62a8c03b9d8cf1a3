type Place = { pathname: string; search: string; hash: string };

/** History state that remembers where the guard stopped the visitor; it never stands in the URL. */
export function rememberOrigin({ pathname, search, hash }: Place): { from: string } {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * Where to go after login. Only a path of our own counts: `//other.site` and `/\other.site` are
 * addresses of another host to a browser.
 */
export function readOrigin(state: unknown, fallback: string): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return fallback;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : fallback;
}
