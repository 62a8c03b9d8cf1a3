/**
 * Prints a line before and after a slow step, with the seconds it took.
 * @template T
 * @param {string} name what is going on, without full stop
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  console.log(`• ${name} …`);
  const result = await work();
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
