import { createHash } from 'node:crypto';
import aviation from './aviation.json' with { type: 'json' };

/** Raised when a rule is changed by which a known word sounds otherwise. */
const RULES = 5;

/** Of all that decides how a text sounds. */
export const PRONUNCIATION_VERSION = createHash('sha256')
  .update(`${RULES}\n${JSON.stringify(aviation)}`)
  .digest('hex')
  .slice(0, 12);
