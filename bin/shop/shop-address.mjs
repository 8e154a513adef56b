/** A demo tells every visitor the password of its administrator: it is reached from this machine unless HOST says otherwise. */
export const DEFAULT_HOST = '127.0.0.1';

const NAMED_LOCALHOST = ['0.0.0.0', '::', DEFAULT_HOST];

/** The address of a shop on this machine, by what its processes are started with. */
export function shopAddress({ host, port }) {
  if (NAMED_LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
