import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { sendFile } from './file-reply.js';

let server: FastifyInstance;
let port: number;
let taken: Promise<boolean>;

async function serve(file: () => Readable): Promise<void> {
  server = fastify();
  server.get('/', async (_request, reply) => {
    taken = sendFile(reply, file(), { stalledMs: 200 });
    await taken;
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
}

afterEach(() => server.close());

const get = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ port, agent: false }, resolve).on('error', reject);
  });

function* endless() {
  for (;;) yield Buffer.alloc(65_536);
}

it('says that a reader took all of a file', async () => {
  await serve(() => Readable.from(['one', 'two'], { objectMode: false }));
  const response = await get();
  response.resume();
  expect(await taken).toBe(true);
});

it('ends the connection of a reader who reads nothing any more, and closes the file', async () => {
  const file = Readable.from(endless(), { objectMode: false });
  await serve(() => file);
  const response = await get();
  response.on('error', () => undefined);
  expect(await taken).toBe(false);
  expect(file.destroyed).toBe(true);
});
