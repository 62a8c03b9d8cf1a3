import { isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or an IPv6 /64, which is what one household gets;
 * counting single IPv6 addresses would hand everyone 2^64 fresh starts.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The wider networks that an IPv6 address stands in, as providers hand them out whole: /56 and /48. None of IPv4. */
export function widerNetworksOf(ip: string): { by56: string; by48: string } | null {
  const network = networkOf(ip);
  if (!network.endsWith('::/64')) return null;
  const groups = network.slice(0, -'::/64'.length).split(':');
  const last = Number.parseInt(groups[3] ?? '0', 16);
  const first = groups.slice(0, 3).join(':');
  return { by56: `${first}:${(last & 0xff00).toString(16)}::/56`, by48: `${first}::/48` };
}
