import { Global, Module, type Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { type Config, readConfig } from '../config/config.js';
import { ConfigModule } from '../config/config.module.js';
import { TEST_MASTER_KEY } from '../config/test-master-key.js';
import type { TestDatabase } from '../database/test-database.js';
import { QueueModule } from './queue.module.js';
import type { Reaction } from './reaction.js';

/** What a process of the run is started with: on Redis when the run has REDIS_URL, under a prefix of the database's name. */
export function testVariables({ url }: Pick<TestDatabase, 'url'>): Record<string, string> {
  const { REDIS_URL } = process.env;
  return {
    NODE_ENV: 'test',
    DATABASE_URL: url,
    MASTER_KEY: TEST_MASTER_KEY,
    REDIS_PREFIX: new URL(url).pathname.slice(1),
    ...(REDIS_URL ? { REDIS_URL } : {}),
  };
}

export const testConfig = (database: Pick<TestDatabase, 'url'>): Config =>
  readConfig(testVariables(database));

/** A worker with these reactions on a test's database; to be closed before the database. */
export async function openTestWorker(
  database: Pick<TestDatabase, 'url' | 'dataSource'>,
  provided: Type<Reaction>[],
  listed = provided,
): Promise<TestingModule> {
  const ground = [{ provide: DataSource, useValue: database.dataSource }];

  @Global()
  @Module({ providers: ground, exports: ground })
  class TestKernelModule {}

  @Module({ providers: provided })
  class ReactionsOfTest {}

  const config = ConfigModule.forRoot(testConfig(database));
  const imports = [TestKernelModule, config, QueueModule.forWorker(listed), ReactionsOfTest];
  const worker = await Test.createTestingModule({ imports }).compile();
  return worker.init();
}

/** Deletes what a test has left in Redis; what it left in PostgreSQL goes with its database. */
export async function forgetQueues(database: Pick<TestDatabase, 'url'>): Promise<void> {
  const { redisUrl, redisPrefix } = testConfig(database);
  if (!redisUrl) return;
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${redisPrefix}:*`);
  if (keys.length > 0) await redis.del(keys);
  await redis.quit();
}
