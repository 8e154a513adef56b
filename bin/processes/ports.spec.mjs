import { createServer } from 'node:net';
import { freePort, obstacleOnPort } from './ports.mjs';

it('finds a port nobody listens on', async () => {
  expect(await obstacleOnPort(await freePort())).toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0'])('notices somebody who listens on %s only', async (host) => {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, host, resolve));
  expect(await obstacleOnPort(port)).toBe(`port ${port} is already in use`);
  await new Promise((resolve) => server.close(resolve));
});
