/**
 * Gives the entry of the browser's history that this page was loaded into a key of its own. Without one the router
 * calls every such entry 'default' and scrolls a page that was just opened to where another one was left. An entry that
 * is loaded anew or gone back to has kept its key, and so its place.
 */
export function nameEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');
}
