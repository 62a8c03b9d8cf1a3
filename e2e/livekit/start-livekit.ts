import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '../bench/server-process.ts';
import { waitUntil } from '../support/wait-until.ts';

export interface LiveKit {
  url: string;
  apiKey: string;
  apiSecret: string;
  stop(): Promise<void>;
}

/** A real LiveKit server on the loopback address, with keys of its own. */
export async function startLiveKit(binary: string): Promise<LiveKit> {
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
    },
    keys: { [apiKey]: apiSecret },
    logging: { level: 'error' },
  };
  // JSON is YAML.
  const child = spawn(binary, ['--config-body', JSON.stringify(config)], {
    stdio: ['ignore', 'ignore', process.env.LIVEKIT_LOG ? 'inherit' : 'ignore'],
  });
  await waitUntil('LiveKit to answer', async () => {
    if (child.exitCode !== null) throw new Error(`LiveKit ended with ${child.exitCode}`);
    return (await fetch(`http://127.0.0.1:${port}`).catch(() => null))?.ok;
  });
  return {
    url: `ws://127.0.0.1:${port}`,
    apiKey,
    apiSecret,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
