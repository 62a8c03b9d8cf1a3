/**
 * @typedef {object} Place
 * @property {string} path from the root
 * @property {string} files what matches its files and no other place's
 * @property {string} own what matches its files in a rule that begins here: of `<each>` the same one alone
 * @property {string[] | null} imports the places that it may import; null: anything
 */

/** The table as one list. @param {Record<string, Record<string, string>>} houses @returns {Place[]} */
export function readPlaces(houses) {
  const paths = Object.entries(houses).flatMap(([house, places]) =>
    Object.keys(places).map((place) => `${house}/${place}`),
  );
  return Object.entries(houses).flatMap(([house, places]) =>
    Object.entries(places).map(([place, imports]) => {
      const path = `${house}/${place}`;
      const files = patternOf(path, paths);
      return {
        path,
        files,
        own: files.replace('([^/]+)', '$1'),
        imports:
          imports === 'anything' ? null : imports.split(' ').filter(Boolean).map(inHouse(house, paths)),
      };
    }),
  );
}

/** From here every name is a place's path. */
const inHouse = (house, paths) => (name) => {
  const path = name.startsWith('@') ? packageEntry(name.slice(1)) : `${house}/${name}`;
  if (!paths.includes(path)) throw new Error(`${house}: there is no place ${name}`);
  return path;
};

/** "contract", or "contract/words" for a part that a package offers by itself. */
function packageEntry(name) {
  const [house, part] = name.split('/');
  return `packages/${house}/src/${part ? `${part}/` : ''}index.ts`;
}

/** Places do not overlap: what is a place of its own is taken out of the one around it. */
function patternOf(path, paths) {
  if (path.endsWith('.ts')) return `^${escapeForPattern(path)}$`;
  const folder = path.replace(/[^/]*\/?$/, '');
  if (path.endsWith('/*')) {
    const others = paths.filter((other) => other.startsWith(folder) && other.endsWith('.ts'));
    return `^${escapeForPattern(folder)}${except(others, folder)}[^/]+$`;
  }
  if (path.endsWith('/<each>/')) return `^${escapeForPattern(path.slice(0, -'<each>/'.length))}([^/]+)/`;
  const inner = paths.filter((other) => other !== path && other.startsWith(path));
  return `^${escapeForPattern(path)}${except(inner, path)}`;
}

const except = (others, folder) =>
  others.length === 0
    ? ''
    : `(?!${others.map((other) => escapeForPattern(other.slice(folder.length))).join('|')})`;

const escapeForPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
