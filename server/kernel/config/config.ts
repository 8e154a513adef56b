import { z } from 'zod';
import { BootError } from './boot-error.js';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** A number that is written in digits, as everything else is refused in the same words. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string({ error })
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error);
}

function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` });
}

const port = wholeNumber(0, 65_535);
const flag = oneOf(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const megabytes = wholeNumber(1, 65_536);
const LONGEST_TIMEOUT_MS = 2_147_483_647;
const MOST_GUEST_ORDERS = 1_000_000;

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be postgres://user:password@host:port/database',
});
const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must be redis://host:port' });
const origin = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' });
const redisPrefix = z.string().regex(/^[\w-]{1,40}$/, 'must be a word of letters, digits, - and _');
const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port' });
const MAIL_FROM_SHAPE = /^(?:[^<>"\p{Cc}]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;
const mailFrom = z.string().regex(MAIL_FROM_SHAPE, 'must be an address, or Name <address>');
const METRICS_TOKEN_LENGTH = 16;
const MASTER_KEY_BYTES = 32;

/** Checked on the bytes: base64 has several ways to write the same. */
const masterKey = z
  .base64({ error: `must be ${MASTER_KEY_BYTES} random bytes as base64` })
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === MASTER_KEY_BYTES, {
    error: `must be ${MASTER_KEY_BYTES} random bytes as base64`,
  });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable the processes read. Nothing else in the server looks at the environment. */
const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  WORKER_PORT: port.default(3001),
  DATABASE_URL: postgresUrl,
  DATABASE_POOL_SIZE: wholeNumber(2, 500).default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, LONGEST_TIMEOUT_MS).default(30_000),
  REDIS_URL: redisUrl.optional(),
  REDIS_PREFIX: redisPrefix.default('shop'),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  MASTER_KEY: masterKey,
  DATA_DIR: z.string().default('.data'),
  CLIENT_DIR: z.string().default('dist'),
  PUBLIC_URL: origin.transform((value) => new URL(value).origin).optional(),
  TRUST_PROXY: z.string().default('0'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_LENGTH, `must have at least ${METRICS_TOKEN_LENGTH} characters`)
    .optional(),
  GUEST_ORDERS_PER_HOUR: wholeNumber(1, MOST_GUEST_ORDERS).default(60),
  PAGE_CACHE_MB: megabytes.default(128),
  RESPONSE_CACHE_MB: megabytes.default(64),
  RATE_LIMIT_FACTOR: wholeNumber(1, 10_000).default(1),
  DEMO: flag.default(false),
  VITE_DEV: flag.default(false),
});

const complete = environment.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
  path: ['MAIL_FROM'],
  error: 'SMTP_URL needs it',
});

/** Off, how many proxies stand in front, or their addresses parted by commas. */
function readTrustProxy(text: string): false | number | string {
  if (text === '0' || text === 'false') return false;
  if (text === 'true') return 1;
  return /^\d+$/.test(text) ? Number(text) : text;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The settings of a process, read once at its start and injected. */
export class Config {
  readonly environment: 'production' | 'development' | 'test';
  readonly host: string;
  readonly port: number;
  readonly workerPort: number;
  readonly databaseUrl: string;
  readonly databasePoolSize: number;
  /** 0 waits for ever. */
  readonly databaseStatementTimeoutMs: number;
  readonly redisUrl?: string;
  /** Keeps apart the shops that share one Redis. */
  readonly redisPrefix: string;
  readonly smtpUrl?: string;
  /** Sender of every mail: an address, or `Name <address>`; always there beside `smtpUrl`. */
  readonly mailFrom?: string;
  /** 32 bytes from which every key is derived that protects personal data. */
  readonly masterKey: Buffer;
  readonly dataDirectory: string;
  /** Where the built client lies: `client/` for the browser and `ssr/` for the server below it. */
  readonly clientDirectory: string;
  /** Origin used in canonical addresses; without it, that of the request. */
  readonly publicUrl?: string;
  readonly trustProxy: false | number | string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metricsToken?: string;
  /** Orders that guests may place from one address. */
  readonly guestOrdersPerHour: number;
  readonly pageCacheBytes: number;
  readonly responseCacheBytes: number;
  /** How many times as often as usual everything limited may be tried, for tests from one address. */
  readonly rateLimitFactor: number;
  readonly demo: boolean;
  readonly viteDev: boolean;

  constructor(values: z.output<typeof environment>) {
    this.environment = values.NODE_ENV;
    this.host = values.HOST;
    this.port = values.PORT;
    this.workerPort = values.WORKER_PORT;
    this.databaseUrl = values.DATABASE_URL;
    this.databasePoolSize = values.DATABASE_POOL_SIZE;
    this.databaseStatementTimeoutMs = values.DATABASE_STATEMENT_TIMEOUT_MS;
    this.redisUrl = values.REDIS_URL;
    this.redisPrefix = values.REDIS_PREFIX;
    this.smtpUrl = values.SMTP_URL;
    this.mailFrom = values.MAIL_FROM;
    this.masterKey = values.MASTER_KEY;
    this.dataDirectory = values.DATA_DIR;
    this.clientDirectory = values.CLIENT_DIR;
    this.publicUrl = values.PUBLIC_URL;
    this.trustProxy = readTrustProxy(values.TRUST_PROXY);
    this.logLevel = values.LOG_LEVEL;
    this.metricsToken = values.METRICS_TOKEN;
    this.guestOrdersPerHour = values.GUEST_ORDERS_PER_HOUR;
    this.pageCacheBytes = values.PAGE_CACHE_MB * BYTES_PER_MEGABYTE;
    this.responseCacheBytes = values.RESPONSE_CACHE_MB * BYTES_PER_MEGABYTE;
    this.rateLimitFactor = values.RATE_LIMIT_FACTOR;
    this.demo = values.DEMO;
    this.viteDev = values.VITE_DEV;
  }
}

/** A wrong or missing variable: one line for the operator, never a value. */
export class ConfigError extends BootError {
  override readonly name = 'ConfigError';
}

function describe(issue: z.core.$ZodIssue, variables: Record<string, unknown>): string {
  const name = issue.path.map(String).join('.');
  if (variables[name] !== undefined) return `${name} is wrong: ${issue.message}`;
  return issue.code === 'custom' ? `${name} is missing: ${issue.message}` : `${name} is missing`;
}

/** @throws {ConfigError} naming every wrong variable in one line */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, empty(value)]));
  const parsed = complete.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => describe(issue, given)).join('; '));
  }
  return new Config(parsed.data);
}
