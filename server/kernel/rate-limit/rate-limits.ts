import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { MasterKey } from '../keys/master-key.js';
import { rateLimited } from './rate-limit.refusals.js';

export interface RateLimit {
  /** The same in every process. */
  name: string;
  points: number;
  seconds: number;
}

interface Limiters {
  shared: RateLimiterAbstract;
  own: RateLimiterAbstract;
}

const TABLE = 'rate_limit';
const SWEEP_MS = 60 * 60 * 1_000;
const COMMAND_TIMEOUT_MS = 1_000;
const DISCONNECT_TIMEOUT_MS = 200;
const WARN_AGAIN_MS = 60_000;

/**
 * Counts what may only be tried so often, in a store shared by all processes: Redis when it is configured, else PostgreSQL.
 * While the store does not answer, each process counts for itself: to refuse everybody would close the shop, to let
 * everybody pass would open the sign-in to guessing.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, Limiters>();
  private readonly redis?: Redis;
  private sweeping?: NodeJS.Timeout;
  private warnedAt = -WARN_AGAIN_MS;

  constructor(
    private readonly config: Config,
    private readonly keys: MasterKey,
    private readonly dataSource: DataSource,
  ) {
    if (!config.redisUrl) return;
    this.redis = new Redis(config.redisUrl, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      disconnectTimeout: DISCONNECT_TIMEOUT_MS,
    });
    // What fails is told by the attempt that met it.
    this.redis.on('error', () => undefined);
  }

  async onModuleInit(): Promise<void> {
    if (this.redis) await this.redis.connect().catch((error: unknown) => this.warn(error));
    else this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
    this.redis?.disconnect();
  }

  /**
   * Counts one attempt of `key`: an address, an e-mail, an account. It is kept as a keyed hash only.
   * Asked before a transaction, not in one: what is rolled back was an attempt too.
   *
   * @throws RATE_LIMITED with the seconds to wait, once more than `points` were made within `seconds`
   */
  async take(limit: RateLimit, key: string): Promise<void> {
    const { shared, own } = this.limitersOf(limit);
    const hashed = this.hash(limit, key);
    try {
      await shared.consume(hashed);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw refusal(reason);
      this.warn(reason);
      await own.consume(hashed).catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes ? refusal(refused) : refused;
      });
    }
  }

  /** Lets `key` begin anew, as after a sign-in that succeeded. */
  async forget(limit: RateLimit, key: string): Promise<void> {
    const { shared, own } = this.limitersOf(limit);
    const hashed = this.hash(limit, key);
    await Promise.all([
      own.delete(hashed),
      shared.delete(hashed).catch((error: unknown) => this.warn(error)),
    ]);
  }

  private limitersOf(limit: RateLimit): Limiters {
    const identity = `${limit.name} ${limit.points} ${limit.seconds}`;
    const known = this.limiters.get(identity);
    if (known) return known;
    const options = {
      keyPrefix: limit.name,
      points: limit.points * this.config.rateLimitFactor,
      duration: limit.seconds,
    };
    const limiters = { shared: this.sharedLimiter(options), own: new RateLimiterMemory(options) };
    this.limiters.set(identity, limiters);
    return limiters;
  }

  private sharedLimiter(options: { keyPrefix: string; points: number; duration: number }) {
    if (this.redis) {
      const keyPrefix = `${this.config.redisPrefix}:limit:${options.keyPrefix}`;
      return new RateLimiterRedis({
        ...options,
        keyPrefix,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
      });
    }
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }

  /** Addresses and e-mails are few enough to be guessed back from a plain hash. */
  private hash({ name }: RateLimit, key: string): string {
    return this.keys.hash('rate-limits', `${name} ${key}`).toString('base64url');
  }

  private warn(error: unknown): void {
    if (performance.now() - this.warnedAt < WARN_AGAIN_MS) return;
    this.warnedAt = performance.now();
    this.log.warn({
      err: error,
      msg: 'attempts are counted by this process alone: the store does not answer',
    });
  }

  private async sweep(): Promise<void> {
    try {
      await this.dataSource.query(`DELETE FROM ${TABLE} WHERE expire < $1`, [Date.now()]);
    } catch (error) {
      this.warn(error);
    }
  }
}

function refusal({ msBeforeNext }: RateLimiterRes) {
  return rateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
}
