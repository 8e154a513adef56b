import { createServer } from 'node:net';

/** A port of this machine that is free at the moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @returns {Promise<string | undefined>} why the port cannot be used, or undefined when it is free */
export async function portProblem(port) {
  for (const host of ['0.0.0.0', '::', '127.0.0.1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') return `port ${port} is already in use`;
    if (code === 'EACCES') return `port ${port} may not be opened by this user`;
  }
  return undefined;
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () =>
      probe.close(() => resolve(undefined)),
    );
  });
}
