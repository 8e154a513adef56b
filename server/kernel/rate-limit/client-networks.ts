import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** A part of the internet whose attempts are counted together. */
export interface ClientNetwork {
  name: string;
  /** How many times the points of a limit all its addresses may use together. */
  allowance: number;
}

const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;
const IPV4_WITHIN = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;
const GROUPS = 8;
const DIGITS_OF_GROUP = 4;
/** What is no address has one bucket for all of it: a new spelling must not bring new attempts. */
const UNKNOWN: ClientNetwork = { name: 'unknown', allowance: 1 };

/**
 * The one spelling of an address: without port and zone, lower case, IPv4 also where IPv6 carries it; null for text that is
 * no address.
 */
export function canonicalAddress(text: string): string | null {
  const [, bare = text] = BRACKETED.exec(text) ?? WITH_PORT.exec(text) ?? [];
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return IPV4_WITHIN.exec(address)?.[1] ?? address;
}

/**
 * The networks an address belongs to, the smallest first. A client of IPv6 has at least a /64 to itself and many have a /56 or
 * a /48; of IPv4, somebody with many addresses mostly has neighbouring ones.
 */
export function networksOf(text: string): readonly ClientNetwork[] {
  const address = canonicalAddress(text);
  if (address === null) return [UNKNOWN];
  return isIPv4(address) ? ipv4Networks(address) : ipv6Networks(address);
}

/** `203.0.113.*` and `2001:db8:1:*`: a /24 or a /48, as people read it; null for text that is no address. */
export function truncatedAddress(text: string): string | null {
  const address = canonicalAddress(text);
  if (address === null) return null;
  if (isIPv4(address)) return address.replace(/\d+$/, '*');
  const prefix = groupsOf(address).slice(0, 3);
  return [...prefix.map((group) => Number.parseInt(group, 16).toString(16)), '*'].join(':');
}

function ipv4Networks(address: string): ClientNetwork[] {
  return [
    { name: address, allowance: 1 },
    { name: address.replace(/\.\d+$/, '.0/24'), allowance: 4 },
  ];
}

function ipv6Networks(address: string): ClientNetwork[] {
  const digits = groupsOf(address).join('');
  return [
    { name: `${digits.slice(0, 16)}/64`, allowance: 1 },
    { name: `${digits.slice(0, 14)}/56`, allowance: 2 },
    { name: `${digits.slice(0, 12)}/48`, allowance: 4 },
  ];
}

/** Eight groups of four digits. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('');
  return [...left, ...zeros, ...right].map((group) => group.padStart(DIGITS_OF_GROUP, '0'));
}
