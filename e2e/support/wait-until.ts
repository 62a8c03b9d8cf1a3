const STEP_MS = 100;

/** Asks until the answer is there; says what was waited for when it never comes. */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  timeoutMs = 60_000,
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}`);
}
