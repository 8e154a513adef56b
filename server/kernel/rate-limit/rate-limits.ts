import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../config/config.js';
import { MasterKey } from '../keys/master-key.js';
import { networksOf } from './client-networks.js';
import { countInChain } from './counter-chain.js';
import { Refusal } from '../refusal/refusal.js';
import { rateLimited } from './rate-limit.refusals.js';
import { type LimitStores, sharedLimiter } from './shared-limiter.js';

export interface RateLimit {
  /** The same in every process. */
  name: string;
  points: number;
  seconds: number;
}

/** What an attempt is counted by. */
export interface LimitedKey {
  limit: RateLimit;
  /** An e-mail, an account: only a keyed hash of it is stored. */
  key: string;
}

interface Limiters {
  shared: RateLimiterAbstract;
  own: RateLimiterAbstract;
}

const COMMAND_TIMEOUT_MS = 1_000;
const DISCONNECT_TIMEOUT_MS = 200;
const WARN_AGAIN_MS = 60_000;

/**
 * Limits how often something may be tried, counted in a store shared by all processes: Redis when it is configured, else
 * PostgreSQL. While the store does not answer, each process counts by itself: refusing everybody would close the shop,
 * letting everybody pass would allow passwords to be guessed.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(RateLimits.name);
  private readonly limiters = new Map<string, Limiters>();
  private readonly redis?: Redis;
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
    // A failure is logged by the command that failed.
    this.redis.on('error', () => undefined);
  }

  async onModuleInit(): Promise<void> {
    if (this.redis) await this.redis.connect().catch((error: unknown) => this.warn(error));
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /**
   * Counts one attempt of `key`: an e-mail, an account. Only a keyed hash of it is stored.
   * Call it before a transaction, not in one: an attempt that is rolled back counts too.
   *
   * @throws RATE_LIMITED with the seconds to wait, once more than `points` were made within `seconds`
   */
  async take(limit: RateLimit, key: string): Promise<void> {
    await this.inStore(limit, key, (limiter, hashed) =>
      limiter.consume(hashed).catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? refusal(reason) : reason;
      }),
    );
  }

  /**
   * Counts one attempt from a client address in each of its networks. The smallest is counted first: a client that has reached
   * its own limit no longer counts towards its neighbours.
   *
   * @param subject whose attempts are counted separately, such as an account
   * @throws RATE_LIMITED
   */
  async takeAt(limit: RateLimit, address: string, subject = ''): Promise<void> {
    await this.takeAll(keysAt(limit, address, subject));
  }

  /**
   * Counts one attempt by all of the keys, in their order: one that is exceeded ends it. In PostgreSQL it takes one
   * statement.
   *
   * @throws RATE_LIMITED
   */
  async takeAll(keys: readonly LimitedKey[]): Promise<void> {
    const { refused } = await this.counted(keys);
    if (refused) throw refused;
  }

  /**
   * The same for what counts only when it succeeds: whatever it is refused for, its attempt is taken out of all counts.
   *
   * @throws RATE_LIMITED, and what `work` throws
   */
  async takeAllUnlessRefused<Result>(
    keys: readonly LimitedKey[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { counters, refused } = await this.counted(keys);
    try {
      if (refused) throw refused;
      return await work();
    } catch (error) {
      await Promise.all(keys.slice(0, counters).map(({ limit, key }) => this.giveBack(limit, key)));
      throw error;
    }
  }

  /** @returns how many of the keys counted the attempt, and the refusal of the last of them */
  private async counted(keys: readonly LimitedKey[]): Promise<{ counters: number; refused?: Error }> {
    if (this.redis) return this.countedByEach(keys);
    const chain = keys.map(({ limit, key }) => ({
      key: `${limit.name}:${this.hash(limit, key)}`,
      points: limit.points * this.config.rateLimitFactor,
      seconds: limit.seconds,
    }));
    const counted = await countInChain(this.dataSource, chain).catch((error: unknown) => this.warn(error));
    if (!counted) return this.countedByEach(keys);
    const { counters, waitMs } = counted;
    return { counters, refused: waitMs === null ? undefined : refusal({ msBeforeNext: waitMs }) };
  }

  private async countedByEach(keys: readonly LimitedKey[]): Promise<{ counters: number; refused?: Error }> {
    for (const [index, { limit, key }] of keys.entries()) {
      const refused = await this.take(limit, key).then(() => undefined, asError);
      if (refused) return { counters: index + 1, refused };
    }
    return { counters: keys.length };
  }

  /** Counts one event of `key` without a limit; returns how many there were within the seconds. */
  async count(window: Omit<RateLimit, 'points'>, key: string): Promise<number> {
    const limit = { ...window, points: 1 };
    const { consumedPoints } = await this.inStore(limit, key, (limiter, hashed) => limiter.penalty(hashed));
    return consumedPoints;
  }

  /** Takes one attempt of `key` out of the count. */
  async giveBack(limit: RateLimit, key: string): Promise<void> {
    await this.inStore(limit, key, (limiter, hashed) => limiter.reward(hashed));
  }

  /** Resets what `takeAt` counted. */
  async forgetAt(limit: RateLimit, address: string, subject = ''): Promise<void> {
    for (const { limit: wider, key } of keysAt(limit, address, subject)) await this.forget(wider, key);
  }

  /** Resets the count of `key`, as after a successful sign-in. */
  async forget(limit: RateLimit, key: string): Promise<void> {
    const { shared, own } = this.limitersOf(limit);
    const hashed = this.hash(limit, key);
    await Promise.all([
      own.delete(hashed),
      shared.delete(hashed).catch((error: unknown) => this.warn(error)),
    ]);
  }

  /** Asks the store of all processes, or while it does not answer, this process alone. */
  private async inStore(
    limit: RateLimit,
    key: string,
    ask: (limiter: RateLimiterAbstract, hashed: string) => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes> {
    const { shared, own } = this.limitersOf(limit);
    const hashed = this.hash(limit, key);
    try {
      return await ask(shared, hashed);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.warn(error);
      return ask(own, hashed);
    }
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
    const limiters = { shared: sharedLimiter(options, this.stores()), own: new RateLimiterMemory(options) };
    this.limiters.set(identity, limiters);
    return limiters;
  }

  private stores(): LimitStores {
    const { redis, dataSource } = this;
    return { redis, redisPrefix: this.config.redisPrefix, dataSource };
  }

  /** A plain hash would not hide addresses and e-mails: all of them can be tried. */
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
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The networks of a client address, the smallest first. */
export function keysAt(limit: RateLimit, address: string, subject = ''): LimitedKey[] {
  return networksOf(address).map(({ name, allowance }) => ({
    limit: { ...limit, points: limit.points * allowance },
    key: `${name} ${subject}`,
  }));
}

function refusal({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>) {
  return rateLimited({ retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) });
}
