import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../kernel/config/config.js';

interface QueueServerState {
  backend: 'Redis' | 'PostgreSQL';
  isReachable: boolean;
  /** Of Redis, while it answers. */
  version: string | null;
}

const TIMEOUT_MS = 1_000;

/** Asks the server that hands jobs to workers; its own connection, so that nothing waits for one that is away. */
@Injectable()
export class QueueServer {
  constructor(private readonly config: Config) {}

  async state(): Promise<QueueServerState> {
    const { redisUrl } = this.config;
    if (redisUrl === undefined) return { backend: 'PostgreSQL', isReachable: true, version: null };
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: null,
    });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      const [, version = null] = /^redis_version:(\S+)/m.exec(await redis.info('server')) ?? [];
      return { backend: 'Redis', isReachable: true, version };
    } catch {
      return { backend: 'Redis', isReachable: false, version: null };
    } finally {
      redis.disconnect();
    }
  }
}
