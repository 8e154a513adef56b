import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import pg from 'pg';
import { queuesOnPostgres } from '../queue/queue-backend.js';
import { dataSourceOptions } from './data-source-options.js';

const SHUTTING_DOWN = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';

/** A message of PostgreSQL's protocol: its type, the length of the rest with itself, the rest. */
function message(type: string, body: Buffer | string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(body) + length.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const LOST = 'Client has encountered a connection error and is not queryable';

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
const GOODBYE = message('E', SHUTTING_DOWN);

let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, GOODBYE])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `postgres://shop@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
});

afterEach(() => new Promise((closed) => server.close(closed)));

/** Both kinds of pools of a process. */
const POOLS = {
  'the data source': (): pg.Pool => {
    const settings = { url, applicationName: 'spec', poolSize: 1, statementTimeoutMs: 0, migrations: [] };
    const { extra } = dataSourceOptions(settings) as { extra: pg.PoolConfig };
    return new pg.Pool({ ...extra, connectionString: url });
  },
  'the queues': () => queuesOnPostgres({ url, applicationName: 'spec' }).forQueues as unknown as pg.Pool,
};

it.each(Object.keys(POOLS) as (keyof typeof POOLS)[])(
  'survives a PostgreSQL that ends a connection of %s while it accepts it',
  async (kind) => {
    const pool = POOLS[kind]();
    pool.on('error', () => undefined);
    // Held by a promise, as by TypeORM and by BullMQ: its holder cannot listen before the packet is read.
    const client = await pool.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow(LOST);
    client.release();
    await pool.end();
  },
);
