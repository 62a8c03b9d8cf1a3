const STEP_MS = 500;

/**
 * npm starts us through a shell, and a signal to npm kills that shell without reaching us. So, under npm, we watch
 * whether our parent is still the same.
 * @param {() => void} tell called once, when it is not
 */
export function whenNpmEnds(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, STEP_MS);
  timer.unref();
}
