import { createServer } from 'node:net';
import { listenOn } from './listening.js';

const SERVER = {
  listen: ({ host, port }: { host: string; port: number }) =>
    new Promise<void>((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, host, () => server.close(() => resolve()));
    }),
} as unknown as Parameters<typeof listenOn>[0];

it.each(['999.1.1.1', '203.0.113.9'])('names HOST when %s is no address of this machine', async (host) => {
  await expect(listenOn(SERVER, { host, port: 0 })).rejects.toThrow(`HOST is wrong: ${host}`);
});

it('listens on an address of this machine', async () => {
  await expect(listenOn(SERVER, { host: '127.0.0.1', port: 0 })).resolves.toBeUndefined();
});
