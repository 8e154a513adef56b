import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  type RedisQueueBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PooledClient } from '../database/pooled-client.js';
import { BootError } from '../config/boot-error.js';

/** Where BullMQ stores jobs. */
export interface QueueBackend {
  /** For adding jobs: fails soon when the backend is away. */
  forQueues: ConnectionOptions;
  /** For workers: waits until the backend is back. */
  forWorkers: ConnectionOptions;
  prefix?: string;
  /** @throws {BootError} when the backend does not answer for a while */
  connect(): Promise<void>;
  /** Only for PostgreSQL. The types of BullMQ assume Redis; only `backend` of a queue differs, which nothing uses. */
  factory?: BackendFactory<RedisQueueBackend>;
  close(): Promise<void>;
}

/** Connections of all queues and workers of a process; each worker holds one to listen for new jobs. */
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const POLL_MS = 20;
const TRIES_PER_COMMAND = 2;
/** Connects at the first use, as a pool of PostgreSQL does. */
const LAZY = { lazyConnect: true };

export function queuesOnPostgres(options: { url: string; applicationName: string }): QueueBackend {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    Client: PooledClient,
    options: '-c search_path=bullmq',
    max: POOL_SIZE,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const connection = pool as unknown as ConnectionOptions;
  return {
    forQueues: connection,
    forWorkers: connection,
    factory: createPostgresBackend as unknown as QueueBackend['factory'],
    // The process has asked its database before.
    connect: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** @param prefix keeps apart the shops that share one Redis */
export function queuesOnRedis(options: { url: string; prefix: string }): QueueBackend {
  const forQueues = new Redis(options.url, { ...LAZY, maxRetriesPerRequest: TRIES_PER_COMMAND });
  const forWorkers = new Redis(options.url, { ...LAZY, maxRetriesPerRequest: null });
  const both = [forQueues, forWorkers];
  // The queue or worker that uses the connection reports its errors.
  for (const redis of both) redis.on('error', () => undefined);
  return {
    forQueues,
    forWorkers,
    prefix: options.prefix,
    async connect() {
      await Promise.all(both.map(untilReady));
    },
    close() {
      for (const redis of both) redis.disconnect();
      return Promise.resolve();
    },
  };
}

/** A Redis that starts together with the shop may be ready a little later. */
async function untilReady(redis: Redis): Promise<void> {
  const deadline = performance.now() + CONNECT_TIMEOUT_MS;
  let reason = 'no answer';
  redis.on('error', ({ code, message }: Error & { code?: string }) => (reason = code ?? message));
  // Errors are emitted as events, and the client reconnects by itself.
  redis.connect().catch(() => undefined);
  while (redis.status !== 'ready') {
    if (performance.now() > deadline) {
      throw new BootError(`Redis does not answer (${reason}): check REDIS_URL.`);
    }
    await wait(POLL_MS);
  }
}
