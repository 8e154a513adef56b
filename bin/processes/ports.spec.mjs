import { createServer } from 'node:net';
import { freePort, portProblem } from './ports.mjs';

it('finds a free port', async () => {
  expect(await portProblem(await freePort())).toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0'])('notices a server that listens on %s only', async (host) => {
  const port = await freePort();
  const server = createServer();
  await new Promise((resolve) => server.listen(port, host, resolve));
  expect(await portProblem(port)).toBe(`port ${port} is already in use`);
  await new Promise((resolve) => server.close(resolve));
});
