// Loaded into the server before its own code. When `npm start` is killed outright, the server must not
// stay behind with the port and the database; it closes as on SIGTERM.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Waiting for the parent is no reason to stay alive.
  process.channel.unref();
}
