import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

const TABLE = 'rate_limit';

/** Where attempts can be counted for all processes. */
export interface LimitStores {
  redis: Redis | undefined;
  redisPrefix: string;
  dataSource: DataSource;
}

/** Counts in Redis when it is configured, else in PostgreSQL. */
export function sharedLimiter(
  options: { keyPrefix: string; points: number; duration: number },
  { redis, redisPrefix, dataSource }: LimitStores,
): RateLimiterAbstract {
  if (redis) {
    const keyPrefix = `${redisPrefix}:limit:${options.keyPrefix}`;
    return new RateLimiterRedis({ ...options, keyPrefix, storeClient: redis, rejectIfRedisNotReady: true });
  }
  return new RateLimiterPostgres({
    ...options,
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}
