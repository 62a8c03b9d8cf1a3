/** EX_UNAVAILABLE of sysexits.h: nobody was there to ask. */
const UNAVAILABLE = 69;

/** These stop a release. */
const SEVERE = new Set(['high', 'critical']);

/**
 * What `npm audit --json` said, for a reader and for a shell. A registry that did not answer is never "nothing known".
 * @param {string} output
 * @returns {{ code: number, lines: string[] }}
 */
export function readAdvisories(output) {
  const answer = parse(output);
  if (!answer?.vulnerabilities) {
    const why = answer?.message ?? 'it gave no answer that can be read';
    return {
      code: UNAVAILABLE,
      lines: [`The registry can't say what is known against our packages: ${why}`, 'Nothing was checked.'],
    };
  }
  const found = Object.values(answer.vulnerabilities);
  if (found.length === 0)
    return { code: 0, lines: ['The registry knows of nothing against the packages that a node runs.'] };
  const lines = found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  return { code: found.some(({ severity }) => SEVERE.has(severity)) ? 1 : 0, lines };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
