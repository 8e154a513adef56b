import { connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { createLogger } from '../kernel/logging/logger.js';
import { createHttpAdapter, RECEIVING_TIMEOUTS } from './http-adapter.js';

/** A fifteenth of the times of the shop. */
const HURRIED = { headersMs: 1_000, requestMs: 2_000, uploadMs: 6_000, checkMs: 100 };
const DRIP_MS = 50;

const config = readConfig({
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop',
  MASTER_KEY: TEST_MASTER_KEY,
});
const logger = createLogger(
  { level: 'silent', process: 'test' },
  new Writable({ write: (_chunk, _encoding, done) => done() }),
);

let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = createHttpAdapter(config, logger, HURRIED).getInstance();
  server.post('/echo', (request) => request.body);
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as { port: number });
});

afterAll(() => server.close());

/** Sends the beginning at once and then one byte at a time; returns the response and how long it was listened to. */
function drip(beginning: string, byte: string): Promise<{ response: string; milliseconds: number }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const dripping = setInterval(() => socket.write(byte), DRIP_MS);
    socket.on('data', (piece) => (response += piece.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ response, milliseconds: performance.now() - begun });
    });
  });
}

it.each([
  ['headers', 'GET /echo HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ', 'a', HURRIED.headersMs],
  [
    'a body',
    'POST /echo HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"',
    'a',
    HURRIED.requestMs,
  ],
])(
  'closes a connection on which %s drip, and says so',
  async (_what, beginning, byte, limitMs) => {
    const { response, milliseconds } = await drip(beginning, byte);
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain('"code":"BAD_REQUEST"');
    expect(milliseconds).toBeGreaterThanOrEqual(limitMs - HURRIED.checkMs);
  },
  20_000,
);

it('closes such a connection of the shop within 35 seconds, headers earlier', () => {
  const { headersMs, requestMs, checkMs } = RECEIVING_TIMEOUTS;
  expect(requestMs + checkMs).toBeLessThanOrEqual(35_000);
  expect(headersMs).toBeLessThan(requestMs);
});
