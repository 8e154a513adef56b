import ipaddr from 'ipaddr.js';

/** What is assigned of IPv6 to single hosts of the Internet; everything else holds other addresses, or is not in use. */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Public by their number only: machines of a cloud (Azure) reach its internal services there. */
const INTERNAL_SERVICES = new Set(['168.63.129.16']);

/**
 * Whether an IP address is one of a single host on the Internet. Addresses of IPv6 that contain one of IPv4 (mapped, translated
 * or tunneled) are not: a server that is meant to be reached has one of its own.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (INTERNAL_SERVICES.has(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
