import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '../../scripts/tools/free-port.mjs';
import { waitUntil } from '../support/wait-until.ts';
import { PeerMissing } from './peer-missing.ts';

export interface LiveKit {
  url: string;
  apiKey: string;
  apiSecret: string;
  stop(): Promise<void>;
}

/** A port that was free may be taken a moment later. */
const TRIES = 3;

/** A real LiveKit server on the loopback address, with keys of its own. Throws PeerMissing when it does not start. */
export async function startLiveKit(binary: string): Promise<LiveKit> {
  const reasons: string[] = [];
  while (reasons.length < TRIES) {
    const livekit = await tryStart(binary);
    if (typeof livekit === 'object') return livekit;
    reasons.push(livekit);
  }
  throw new PeerMissing(`LiveKit did not start in ${TRIES} tries:\n${reasons.join('\n')}`);
}

/** The server, or why it did not start: it prints that and ends with 0. */
async function tryStart(binary: string): Promise<LiveKit | string> {
  const [port, tcpPort, udpPort] = [await freePort(), await freePort(), await freePort()];
  const apiKey = 'test-key';
  const apiSecret = randomBytes(24).toString('hex');
  const config = {
    port,
    bind_addresses: ['127.0.0.1'],
    rtc: {
      tcp_port: tcpPort,
      udp_port: udpPort,
      use_external_ip: false,
      node_ip: '127.0.0.1',
      enable_loopback_candidate: true,
      // Else it binds the port on every other address of the machine too, and ends when one refuses.
      ips: { includes: ['127.0.0.1/32'] },
    },
    keys: { [apiKey]: apiSecret },
    logging: { level: process.env.LIVEKIT_LOG ?? 'error' },
  };
  // JSON is YAML.
  const child = spawn(binary, ['--config-body', JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      if (process.env.LIVEKIT_LOG) process.stderr.write(piece);
      said = `${said}${piece}`.slice(-2_000);
    });
  }
  child.once('error', (error) => {
    said += error.message;
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const answered = await waitUntil('LiveKit to answer', async () => {
    if (child.exitCode !== null || child.pid === undefined) return 'ended';
    return (await fetch(`http://127.0.0.1:${port}`).catch(() => null))?.ok && 'ok';
  }).catch(() => 'silent');
  if (answered !== 'ok') {
    child.kill('SIGKILL');
    await gone;
    return `• ${answered}: ${said.trim() || 'without a word'}`;
  }
  return {
    url: `ws://127.0.0.1:${port}`,
    apiKey,
    apiSecret,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
