import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  type RedisQueueBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

/** Where jobs are kept. */
export interface QueueBackend {
  /** Of whoever hands jobs over: fails soon when the backend is away. */
  forQueues: ConnectionOptions;
  /** Of whoever waits for jobs: waits until the backend is back. */
  forWorkers: ConnectionOptions;
  prefix?: string;
  /** BullMQ's own choice is Redis. Its types hang on that; only `backend` of a queue differs, which nobody asks for. */
  factory?: BackendFactory<RedisQueueBackend>;
  close(): Promise<void>;
}

/** Of all queues and workers of a process; each worker keeps one to be told of new jobs. */
const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const TRIES_PER_COMMAND = 2;
/** Connects at the first use, as a pool of PostgreSQL does. */
const LAZY = { lazyConnect: true };

export function queuesOnPostgres(options: { url: string; applicationName: string }): QueueBackend {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
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
    close: () => pool.end(),
  };
}

/** @param prefix keeps apart the shops that share one Redis */
export function queuesOnRedis(options: { url: string; prefix: string }): QueueBackend {
  const forQueues = new Redis(options.url, { ...LAZY, maxRetriesPerRequest: TRIES_PER_COMMAND });
  const forWorkers = new Redis(options.url, { ...LAZY, maxRetriesPerRequest: null });
  const both = [forQueues, forWorkers];
  // What fails is told by the queue or worker that used the connection.
  for (const redis of both) redis.on('error', () => undefined);
  return {
    forQueues,
    forWorkers,
    prefix: options.prefix,
    close() {
      for (const redis of both) redis.disconnect();
      return Promise.resolve();
    },
  };
}
