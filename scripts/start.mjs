// One command from a fresh clone to a served product: install, build, migrate (the server does), serve.
// Plain Node: nothing is installed yet when this file is read.
import { fetchVoiceMeanwhile } from './start/fetch-voice-meanwhile.mjs';
import { requireFreePort } from './start/require-free-port.mjs';
import { runServer } from './start/run-server.mjs';
import { buildPage } from './tools/build-page.mjs';
import { installPackages } from './tools/install-packages.mjs';
import { requireNode } from './tools/require-node.mjs';
import { Stop } from './tools/stop.mjs';

const port = process.env.PORT || '3000';

try {
  requireNode();
  await requireFreePort(process.env.HOST || '127.0.0.1', port);
  await installPackages({ withDevelopmentTools: process.env.NODE_ENV !== 'production' });
  await buildPage();
  fetchVoiceMeanwhile();
  process.exitCode = await runServer();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
