/** Places that import each other in a circle; null when there are none. @param {import('./read-places.mjs').Place[]} places */
export function findCircle(places) {
  const importsOf = new Map(places.map(({ path, imports }) => [path, imports ?? []]));
  const done = new Set();
  const walk = (path, way) => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of importsOf.get(path)) {
      const circle = walk(next, [...way, path]);
      if (circle) return circle;
    }
    done.add(path);
    return null;
  };
  for (const { path } of places) {
    const circle = walk(path, []);
    if (circle) return circle;
  }
  return null;
}
