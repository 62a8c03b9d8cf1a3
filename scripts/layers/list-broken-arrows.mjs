import { cruise } from 'dependency-cruiser';
import { layerRules } from './layer-rules.mjs';

/** Tests stand in no place; the built page and public files are no modules of ours. */
const LEFT_OUT =
  '\\.test\\.(tsx?|mjs)$|\\.config\\.ts$|^apps/web/(dist|public)/|/node_modules/.*/node_modules/';

/**
 * Imports that the drawing does not have, and arrows of it that no import uses, one line each.
 * @param {string} root
 * @param {import('./read-places.mjs').Place[]} places
 */
export async function listBrokenArrows(root, places) {
  const { output } = await cruise(
    ['apps', 'packages', 'e2e', 'scripts'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: layerRules(places) },
      exclude: { path: LEFT_OUT },
      doNotFollow: { path: 'node_modules' },
      // Types are arrows too.
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  );
  const broken = output.summary.violations.map(({ rule, from, to, cycle }) =>
    cycle
      ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
      : `${rule.name}: ${from} → ${to}`,
  );
  return { broken: [...new Set(broken)].sort(), unused: listUnused(output.modules, places) };
}

function listUnused(modules, places) {
  const placeOf = (file) => places.find(({ files }) => new RegExp(files).test(file))?.path;
  const used = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${placeOf(source)} → ${placeOf(resolved)}`),
    ),
  );
  return places.flatMap(({ path, imports }) =>
    (imports ?? []).map((other) => `${path} → ${other}`).filter((arrow) => !used.has(arrow)),
  );
}
