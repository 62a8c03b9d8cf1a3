// A thread does not inherit the TypeScript loader of the process (or of the test runner): it brings its own.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
