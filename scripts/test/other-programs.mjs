import { spawnSync } from 'node:child_process';
import { runCommand } from '../tools/run-command.mjs';

/** EX_UNAVAILABLE of sysexits.h: the far side cannot be had here, and nothing was tried. */
const PEER_MISSING = 69;

/** Purchases under kills, lost webhooks and cut connections, on both databases: a tenth of `npm run test:faults`. */
export function faults() {
  return runProgram(['scripts/test-faults.mjs', '--purchases=100', '--kills=5', '--seed=20261121']);
}

/** Our requests against Stripe's own mock server. */
export function stripeMock() {
  return withGo(['--import', 'tsx', 'apps/server/test/stripe-mock.ts']);
}

/** The product over WebRTC against a real LiveKit server, built from its Go module the first time. */
export function livekit() {
  return withGo(['--import', 'tsx', 'e2e/livekit/test-livekit.ts']);
}

async function withGo(parameters) {
  if (spawnSync('go', ['version']).error) return { passed: 0, failed: 0, note: 'no Go toolchain here' };
  return runProgram(parameters);
}

/** A program that tells by its exit code alone how it went: one test. */
async function runProgram(parameters) {
  const { code } = await runCommand(process.execPath, parameters, { show: true });
  if (code === PEER_MISSING) return { passed: 0, failed: 0, note: 'not tried, for the reason above' };
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
