import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const IPV4_WITHIN = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The network whose attempts are counted together: an IPv6 client can change the last 64 bits of its address. */
export function networkOf(address: string): string {
  const [, ipv4] = IPV4_WITHIN.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
