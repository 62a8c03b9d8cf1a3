/** As the contract has it: a browser reads past a tab or a line break, and then sees another host. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

type Place = { pathname: string; search: string; hash: string };

/** History state that remembers where the guard stopped the visitor; it never stands in the URL. */
export function rememberOrigin({ pathname, search, hash }: Place): { from: string } {
  return { from: `${pathname}${search}${hash}` };
}

/** The same for a path that came in an address; null where there is none. */
export function rememberPath(path: string | null): { from: string } | null {
  return path === null ? null : { from: path };
}

/**
 * Where to go after login. Only a path of our own counts: `//other.site` and `/\other.site` are
 * addresses of another host to a browser.
 */
export function readOrigin(state: unknown, fallback: string): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return fallback;
  const { from } = state;
  return typeof from === 'string' && OWN_PATH.test(from) ? from : fallback;
}
