// Fails when an import is not in the drawing of the house, scripts/layers/places.mjs, or the drawing is not what there is.
import { findCircle } from './layers/find-circle.mjs';
import { listBrokenArrows } from './layers/list-broken-arrows.mjs';
import { houses } from './layers/places.mjs';
import { readPlaces } from './layers/read-places.mjs';
import { root } from './tools/root.mjs';

const places = readPlaces(houses);
const circle = findCircle(places);
const { broken, unused } = await listBrokenArrows(root, places);
const problems = [
  ...(circle ? [`the drawing has a circle: ${circle.join(' → ')}`] : []),
  ...broken,
  ...unused.map((arrow) => `no import uses this arrow, take it out of scripts/layers/places.mjs: ${arrow}`),
];

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
