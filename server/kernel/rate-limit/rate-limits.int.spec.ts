import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { readConfig } from '../config/config.js';
import { TEST_MASTER_KEY } from '../config/test-master-key.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { MasterKey } from '../keys/master-key.js';
import { Refusal } from '../refusal/refusal.js';
import { type RateLimit, RateLimits } from './rate-limits.js';

const SIGN_IN: RateLimit = { name: 'sign-in', points: 5, seconds: 60 };
const AYSE = 'ayse@example.com';

let database: TestDatabase;
let opened: RateLimits[];

beforeAll(() => {
  Logger.overrideLogger(false);
});

beforeEach(async () => {
  opened = [];
  database = await openTestDatabase();
});

afterEach(async () => {
  for (const limits of opened) limits.onApplicationShutdown();
  await deleteKeys();
  await database.close();
});

const redisUrl = process.env.REDIS_URL ?? '';
const prefix = () => new URL(database.url).pathname.slice(1);

/** One process of the shop: on Redis when the run has REDIS_URL. */
async function openLimits(REDIS_URL = redisUrl): Promise<RateLimits> {
  const config = readConfig({
    DATABASE_URL: database.url,
    MASTER_KEY: TEST_MASTER_KEY,
    REDIS_PREFIX: prefix(),
    REDIS_URL,
  });
  const limits = new RateLimits(config, new MasterKey(config), database.dataSource);
  opened.push(limits);
  await limits.onModuleInit();
  return limits;
}

async function withRedis<Result>(ask: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(redisUrl);
  try {
    return await ask(redis);
  } finally {
    await redis.quit();
  }
}

const storedKeys = (): Promise<string[]> =>
  redisUrl
    ? withRedis((redis) => redis.keys(`${prefix()}:*`))
    : database.dataSource
        .query<{ key: string }[]>('SELECT key FROM rate_limit')
        .then((rows) => rows.map(({ key }) => key));

const deleteKeys = async () => {
  const keys = redisUrl ? await storedKeys() : [];
  if (keys.length > 0) await withRedis((redis) => redis.del(keys));
};

const times = (count: number, attempt: () => Promise<void>) =>
  Promise.all(
    Array.from({ length: count }, () =>
      attempt().then(
        () => 'passed',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      ),
    ),
  );

const passedOf = (outcomes: string[]) => outcomes.filter((outcome) => outcome === 'passed').length;

it('lets exactly the allowed number of fifty simultaneous attempts at two processes pass', async () => {
  const here = await openLimits();
  const there = await openLimits();
  const outcomes = await Promise.all([
    times(25, () => here.take(SIGN_IN, AYSE)),
    times(25, () => there.take(SIGN_IN, AYSE)),
  ]);
  expect(passedOf(outcomes.flat())).toBe(SIGN_IN.points);
  expect(new Set(outcomes.flat())).toEqual(new Set(['passed', 'RATE_LIMITED']));
});

it('states when to try again', async () => {
  const limits = await openLimits();
  await times(5, () => limits.take(SIGN_IN, AYSE));
  const refusal: unknown = await limits.take(SIGN_IN, AYSE).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED', httpStatus: 429 });
  const { retryAfterSeconds } = (refusal as Refusal).details;
  expect(retryAfterSeconds).toBeGreaterThan(50);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

it('accepts attempts again after the stated time', async () => {
  const limits = await openLimits();
  const brief = { name: 'brief', points: 1, seconds: 1 };
  await limits.take(brief, AYSE);
  const [outcome] = await times(1, () => limits.take(brief, AYSE));
  expect(outcome).toBe('RATE_LIMITED');
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await limits.take(brief, AYSE);
});

it('counts each key and each limit separately', async () => {
  const limits = await openLimits();
  await times(6, () => limits.take(SIGN_IN, AYSE));
  await limits.take(SIGN_IN, 'mehmet@example.com');
  await limits.take({ ...SIGN_IN, name: 'register' }, AYSE);
});

const ofAddress = { limit: { name: 'address', points: 2, seconds: 60 }, key: '192.0.2.1' };
const ofMailbox = { limit: { name: 'mailbox', points: 3, seconds: 60 }, key: AYSE };

it('counts an attempt by several keys and lets pass what all of them allow', async () => {
  const here = await openLimits();
  const there = await openLimits();
  const outcomes = await Promise.all([
    times(10, () => here.takeAll([ofAddress, ofMailbox])),
    times(10, () => there.takeAll([ofAddress, ofMailbox])),
  ]);
  expect(passedOf(outcomes.flat())).toBe(2);
});

it('does not count what an earlier key refuses by the keys after it', async () => {
  const limits = await openLimits();
  await times(5, () => limits.takeAll([ofAddress, ofMailbox]));
  const elsewhere = { ...ofAddress, key: '192.0.2.2' };
  expect(passedOf(await times(3, () => limits.takeAll([elsewhere, ofMailbox])))).toBe(1);
});

it('states when to try again by the key that is exceeded', async () => {
  const limits = await openLimits();
  const ofDay = { limit: { name: 'day', points: 1, seconds: 86_400 }, key: AYSE };
  await limits.takeAll([ofAddress, ofDay]);
  const refusal: unknown = await limits.takeAll([ofAddress, ofDay]).catch((error: unknown) => error);
  expect((refusal as Refusal).details.retryAfterSeconds).toBeGreaterThan(86_000);
});

it('shares its counts with attempts by a single key', async () => {
  const limits = await openLimits();
  await limits.takeAll([ofMailbox]);
  await limits.take(ofMailbox.limit, ofMailbox.key);
  await limits.giveBack(ofMailbox.limit, ofMailbox.key);
  expect(passedOf(await times(5, () => limits.takeAll([ofMailbox])))).toBe(2);
  await limits.forget(ofMailbox.limit, ofMailbox.key);
  expect(passedOf(await times(5, () => limits.takeAll([ofMailbox])))).toBe(3);
});

it('accepts attempts by several keys again after the stated time', async () => {
  const limits = await openLimits();
  const brief = { limit: { name: 'brief', points: 1, seconds: 1 }, key: AYSE };
  await limits.takeAll([brief]);
  expect(await times(1, () => limits.takeAll([brief]))).toEqual(['RATE_LIMITED']);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await limits.takeAll([brief]);
});

it('starts counting from zero after a key was forgotten', async () => {
  const limits = await openLimits();
  await times(6, () => limits.take(SIGN_IN, AYSE));
  await limits.forget(SIGN_IN, AYSE);
  expect(passedOf(await times(6, () => limits.take(SIGN_IN, AYSE)))).toBe(5);
});

it('stores keyed hashes instead of addresses and e-mails', async () => {
  const limits = await openLimits();
  await limits.take(SIGN_IN, AYSE);
  const keys = await storedKeys();
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/sign-in:[\w-]{43}$/);
});

it.each([
  ['Redis', 'redis://127.0.0.1:1'],
  ['PostgreSQL', ''],
])('counts in each process separately while %s does not answer', async (_store, url) => {
  const limits = await openLimits(url);
  await database.dataSource.query('DROP TABLE rate_limit');
  const outcomes = await times(8, () => limits.take(SIGN_IN, AYSE));
  expect(passedOf(outcomes)).toBe(5);
  expect(new Set(outcomes)).toEqual(new Set(['passed', 'RATE_LIMITED']));
  expect(passedOf(await times(8, () => limits.takeAll([ofAddress, ofMailbox])))).toBe(2);
  await limits.forget(SIGN_IN, AYSE);
  await limits.take(SIGN_IN, AYSE);
});
