// A thread does not inherit the TypeScript loader of the process (or of the test runner): it brings its own.
import { register } from 'tsx/esm/api';

register();
export const { readPoints } = await import('./judging-thread.ts');
