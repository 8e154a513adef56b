import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Named at run time: the server knows nothing of the launcher, only this test does. */
const LAUNCHER = path.join(ROOT, 'bin/postgres');

interface Postgres {
  url: string;
  administratorUrl: string;
  cluster: string;
  ended: Promise<string>;
  stop(): Promise<void>;
}

interface Launcher {
  openThrowAwayPostgres: (options: {
    projectRoot: string;
    durability: 'durable';
  }) => Promise<Postgres & { dataDir: string; close(): Promise<void> }>;
  openEmbeddedPostgres: (options: {
    projectRoot: string;
    dataDir: string;
    durability: 'durable';
  }) => Promise<Postgres>;
}

export type TestPostgres = Awaited<ReturnType<typeof openTestPostgres>>;

/** A durable PostgreSQL of its own, at one address however often it starts anew; the shop works on it as a plain role. */
export async function openTestPostgres() {
  const { openThrowAwayPostgres, openEmbeddedPostgres } = await launcher();
  const first = await openThrowAwayPostgres({ projectRoot: ROOT, durability: 'durable' });
  let current: Postgres = first;
  const gate = await openGate(() => Number(new URL(current.url).port));

  const end = {
    politely: () => current.stop(),
    /** As after a loss of power: every connection is cut, and the next start recovers from the log. */
    'at once': async () => {
      const [pid] = readFileSync(path.join(current.cluster, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await current.ended;
    },
  };

  return {
    url: gate.through(first.url),
    administratorUrl: gate.through(new URL(new URL(first.url).pathname, first.administratorUrl).href),
    async restart(how: keyof typeof end): Promise<void> {
      await end[how]();
      current = await openEmbeddedPostgres({
        projectRoot: ROOT,
        dataDir: first.dataDir,
        durability: 'durable',
      });
    },
    async close(): Promise<void> {
      gate.close();
      await current.stop();
      await first.close();
    },
  };
}

async function launcher(): Promise<Launcher> {
  const [throwAway, embedded] = (await Promise.all(
    ['throw-away.mjs', 'embedded.mjs'].map((file) => import(path.join(LAUNCHER, file))),
  )) as [Launcher, Launcher];
  return { ...throwAway, ...embedded };
}

/** Leads to the server wherever it listens now. */
async function openGate(portNow: () => number) {
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const answering = connect(portNow(), '127.0.0.1');
    for (const [from, to] of [
      [caller, answering],
      [answering, caller],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    through(address: string): string {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    },
    close(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
