import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Job, Queue, type QueueOptions, Worker, type WorkerOptions } from 'bullmq';
import { Config } from '../config/config.js';
import { type QueueBackend, queuesOnPostgres, queuesOnRedis } from './queue-backend.js';

export type JobsOfWorker = Pick<
  WorkerOptions,
  'concurrency' | 'lockDuration' | 'stalledInterval' | 'maxStalledCount' | 'drainDelay'
>;

/** How often a job of a killed worker is begun again; the default of BullMQ, once, would lose it at the second kill. */
const MAX_STALLED_COUNT = 20;

/** Queues and workers of BullMQ on the backend of this process: Redis when it is configured, else PostgreSQL. */
@Injectable()
export class JobQueues implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(JobQueues.name);
  private readonly backend: QueueBackend;

  constructor({ redisUrl, redisPrefix, databaseUrl }: Config) {
    this.backend = redisUrl
      ? queuesOnRedis({ url: redisUrl, prefix: redisPrefix })
      : queuesOnPostgres({ url: databaseUrl, applicationName: 'shop queue' });
  }

  async onModuleInit(): Promise<void> {
    await this.backend.connect();
  }

  /** Closes the connections; queues and workers are closed before, by the code that opened them. */
  async onApplicationShutdown(): Promise<void> {
    await this.backend.close();
  }

  async openQueue<Data>(name: string): Promise<Queue<Data>> {
    const { forQueues: connection, prefix, factory } = this.backend;
    const options: QueueOptions = { connection, prefix };
    const queue = factory ? new Queue<Data>(name, options, factory) : new Queue<Data>(name, options);
    queue.on('error', (error) => this.log.warn({ err: error, queue: name, msg: 'queue' }));
    await queue.waitUntilReady();
    return queue;
  }

  /** Works from now on; `close()` of the worker waits for the jobs it has begun. */
  async openWorker<Data>(
    name: string,
    processJob: (job: Job<Data>) => Promise<void>,
    options: JobsOfWorker = {},
  ): Promise<Worker<Data>> {
    const { forWorkers: connection, prefix, factory } = this.backend;
    const all: WorkerOptions = { connection, prefix, maxStalledCount: MAX_STALLED_COUNT, ...options };
    const worker = factory
      ? new Worker<Data>(name, processJob, all, factory)
      : new Worker<Data>(name, processJob, all);
    worker.on('error', (error) => this.log.warn({ err: error, queue: name, msg: 'worker' }));
    await worker.waitUntilReady();
    return worker;
  }
}
