// Makes or updates the two ElevenLabs agents from elevenlabs-sync/agents.json. Prints the difference and changes nothing
// unless told so.
//   npm run elevenlabs:sync [-- --apply]
import { syncAgents } from './elevenlabs-sync/sync-agents.mjs';

try {
  await syncAgents(process.env, { apply: process.argv.includes('--apply'), print: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
