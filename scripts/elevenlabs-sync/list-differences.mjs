import { isObject } from './wanted-agents.mjs';

/**
 * Where an agent is not as wanted. What only the agent has is the vendor's default or the operator's choice (the voice,
 * say) and is left alone.
 * @param {unknown} wanted
 * @param {unknown} found
 * @param {string} path
 * @returns {{ path: string, found: unknown, wanted: unknown }[]}
 */
export function listDifferences(wanted, found, path = '') {
  if (isObject(wanted)) {
    const has = isObject(found) ? found : {};
    return Object.entries(wanted).flatMap(([name, value]) =>
      listDifferences(value, has[name], path ? `${path}.${name}` : name),
    );
  }
  return JSON.stringify(wanted) === JSON.stringify(found) ? [] : [{ path, found, wanted }];
}

/** @type {(differences: ReturnType<typeof listDifferences>, print: (line: string) => void) => void} */
export function printDifferences(differences, print) {
  for (const { path, found, wanted } of differences) print(`  ${path}: ${show(found)} → ${show(wanted)}`);
}

/** @type {(value: unknown) => string} */
const show = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));
