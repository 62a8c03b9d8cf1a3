import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../tools/root.mjs';

/** Writes what became of each file, and how long it took, to the file that COUNT_REPORT names. */
export default class CountReporter {
  /** @param {import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const count = (state) => [...module.children.allTests(state)].length;
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const took = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      return {
        path: relative(root, module.moduleId),
        seconds: took / 1000,
        passed: count('passed'),
        failed: count('failed'),
        held: module.ok(),
      };
    });
    writeFileSync(process.env.COUNT_REPORT, JSON.stringify(files));
  }
}
