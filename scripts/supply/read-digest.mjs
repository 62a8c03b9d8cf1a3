const DOCKER_HUB = 'https://registry-1.docker.io';

const WITHIN_MS = 20_000;

/** Of an image for several machines, then of one for one. */
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/**
 * What a registry has under that tag today, by the protocol of registries. Throws where it does not say.
 * @param {{ repository: string, tag: string }} image
 * @param {string} [registry]
 * @returns {Promise<string>}
 */
export async function readDigest({ repository, tag }, registry = DOCKER_HUB) {
  const ask = (headers) =>
    fetch(`${registry}/v2/${repository}/manifests/${tag}`, {
      method: 'HEAD',
      headers: { accept: MANIFESTS, ...headers },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
  let answer = await ask({});
  if (answer.status === 401) answer = await ask({ authorization: `Bearer ${await readToken(answer)}` });
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || !digest) throw new Error(`the registry answered ${answer.status} ${answer.statusText}`);
  return digest;
}

/** Anybody gets one, for reading. */
async function readToken(refusal) {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const { realm, ...rest } = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (!realm) throw new Error('the registry did not say where to ask for a token');
  const answer = await fetch(`${realm}?${new URLSearchParams(rest)}`, {
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const { token } = await answer.json();
  return token;
}
