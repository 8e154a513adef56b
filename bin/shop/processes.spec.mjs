import { createServer } from 'node:http';
import { OperatorError } from '../operator/operator-error.mjs';
import { answers } from './processes.mjs';

let other;
let baseUrl;

/** Another shop, which took the port after it had been free. */
beforeAll(async () => {
  other = createServer((_request, response) => response.end('{"status":"ok"}'));
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${other.address().port}`;
});

afterAll(() => new Promise((resolve) => other.close(resolve)));

it('does not take the answer of another process for that of its own, which is not ready', async () => {
  const api = { isReady: false };
  const failed = await answers({ baseUrl, api, withinMs: 100 });
  expect(failed).toBeInstanceOf(OperatorError);
  expect(failed.message).toBe(`The shop does not answer on ${baseUrl}/health/ready.`);
});

it('waits until its own process says that it is ready', async () => {
  const api = { isReady: false };
  setTimeout(() => (api.isReady = true), 50);
  expect(await answers({ baseUrl, api, withinMs: 2_000 })).toBeUndefined();
});
