import { Module, type Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { type Config, readConfig } from '../config/config.js';
import { ConfigModule } from '../config/config.module.js';
import type { TestDatabase } from '../database/test-database.js';
import { QueueModule } from './queue.module.js';
import type { Reaction } from './reaction.js';

const MASTER_KEY = Buffer.alloc(32, 'test').toString('base64');

/** The configuration of the run: with REDIS_URL in its environment on Redis, under a prefix of the database's own name. */
export function testConfig(
  database: Pick<TestDatabase, 'url'>,
  environment: Record<string, string> = {},
): Config {
  const { REDIS_URL } = process.env;
  return readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    MASTER_KEY,
    REDIS_PREFIX: new URL(database.url).pathname.slice(1),
    ...(REDIS_URL ? { REDIS_URL } : {}),
    ...environment,
  });
}

/** A worker with these reactions on a test's database; to be closed before the database. */
export async function openTestWorker(
  database: TestDatabase,
  reactions: Type<Reaction>[],
): Promise<TestingModule> {
  const ground = [{ provide: DataSource, useValue: database.dataSource }];

  @Module({ providers: reactions })
  class ReactionsOfTest {}

  const worker = await Test.createTestingModule({
    imports: [
      { module: class GroundOfTest {}, global: true, providers: ground, exports: ground },
      ConfigModule.of(testConfig(database)),
      QueueModule.forWorking(),
      ReactionsOfTest,
    ],
  }).compile();
  return worker.init();
}
