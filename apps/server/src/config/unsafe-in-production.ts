import { missingFromPassword } from '@rightseat/contract';
import { isCommonPassword } from '#common-passwords.ts';

interface Settings {
  ALLOW_EMBEDDED: boolean;
  PUBLIC_URL?: string | undefined;
  SESSION_SECRET?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  LIVEKIT_API_SECRET?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
  EXAM_SEED?: string | undefined;
}

/** Secrets that stand in public: examples that shipped with this product, and LiveKit's own for development. */
const PUBLISHED = new Set(['try-it-out-try-it-out-try-it-out-try', 'secret', 'devkey']);

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What must not serve anybody but its developer; one line each, naming the variable. */
export function unsafeInProduction(env: Settings): string[] {
  return [
    ...unsafeUrl(env),
    ...unsafeSecret('SESSION_SECRET', env.SESSION_SECRET),
    ...unsafeSecret('METRICS_TOKEN', env.METRICS_TOKEN),
    ...unsafeSecret('LIVEKIT_API_SECRET', env.LIVEKIT_API_SECRET),
    ...sharedSecret(env),
    ...unsafePassword(env.ADMIN_PASSWORD),
    ...(env.EXAM_SEED ? ['EXAM_SEED: is for tests; every pilot would be asked the same questions'] : []),
  ];
}

/** Over http anybody on the way reads passwords and sessions; on this very machine nobody is on the way. */
function unsafeUrl({ PUBLIC_URL, ALLOW_EMBEDDED }: Settings): string[] {
  if (PUBLIC_URL === undefined) return [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:') return [];
  if (ALLOW_EMBEDDED && protocol === 'http:' && LOOPBACK.test(hostname)) return [];
  return ['PUBLIC_URL: must begin with https:// (http://localhost is let pass with ALLOW_EMBEDDED=1)'];
}

function unsafeSecret(name: string, secret: string | undefined): string[] {
  if (secret === undefined) return [];
  if (PUBLISHED.has(secret))
    return [`${name}: everybody can read this value; make one: openssl rand -hex 32`];
  if (isRepetitive(secret)) return [`${name}: can be guessed; make one: openssl rand -hex 32`];
  return [];
}

/**
 * Length alone is no secret: 32 equal letters are long. In 32 random hex digits nearly all of the 29 runs of four
 * differ; in a word that is repeated few do.
 */
function isRepetitive(secret: string): boolean {
  const runs = new Set(Array.from({ length: secret.length - 3 }, (_, at) => secret.slice(at, at + 4)));
  return new Set(secret).size < 8 || runs.size < 20;
}

function sharedSecret({ SESSION_SECRET, LIVEKIT_API_SECRET }: Settings): string[] {
  const shared = SESSION_SECRET !== undefined && SESSION_SECRET === LIVEKIT_API_SECRET;
  return shared ? ['LIVEKIT_API_SECRET: is SESSION_SECRET as well; whoever has one must not have both'] : [];
}

function unsafePassword(password: string | undefined): string[] {
  if (password === undefined) return [];
  if (missingFromPassword(password).length > 0) {
    return ['ADMIN_PASSWORD: needs at least 8 characters, one uppercase letter and one number'];
  }
  return isCommonPassword(password) ? ['ADMIN_PASSWORD: is on every list of common passwords'] : [];
}
