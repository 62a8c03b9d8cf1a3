const ours = '^(apps|packages|e2e|scripts)/(?!.*node_modules/)';

/** The drawing as rules for dependency-cruiser. @param {import('./read-places.mjs').Place[]} places */
export function layerRules(places) {
  const anywhere = places.map(({ files }) => files);
  const filesOf = new Map(places.map(({ path, files }) => [path, files]));
  const outside = places.filter(({ imports }) => imports === null).map(({ files }) => files);
  return [
    rule('stands in no place', { path: ours, pathNot: anywhere }, {}),
    rule('stands in no place', {}, { path: ours, pathNot: [...anywhere, '\\.json$'] }),
    ...places.map(({ path, files, own, imports }) =>
      imports === null
        ? null
        : rule(
            `${path} may not import this`,
            { path: files },
            { path: ours, pathNot: ['\\.json$', own, ...imports.map((name) => filesOf.get(name))] },
          ),
    ),
    rule('what stands outside the product is not for the product', { path: '/src/' }, { path: outside }),
    rule('files import each other in a circle', {}, { circular: true }),
    // Vite's queries name a file that another tool makes of it.
    rule('leads nowhere', {}, { couldNotResolve: true, pathNot: '\\?' }),
    rule(
      "the voice vendor's SDK stands in one folder",
      { path: '^apps/web/src/', pathNot: '^apps/web/src/features/conversation/session/' },
      { path: 'node_modules/(@elevenlabs|livekit-client)/' },
    ),
  ].filter((one) => one !== null);
}

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
