import { z } from 'zod';
import {
  flag,
  httpUrl,
  mailFrom,
  masterKey,
  megabytes,
  emailDomains,
  hosts,
  issuerUrl,
  metricsToken,
  oneOf,
  origin,
  phoneDigits,
  port,
  postgresUrl,
  redisPrefix,
  redisUrl,
  smtpUrl,
  trustedProxies,
  wholeNumber,
  words,
} from './variable.schemas.js';

/** One environment variable: its name, how its text is read, and the default of a missing one. */
interface Variable<Schema extends z.ZodType = z.ZodType> {
  name: string;
  schema: Schema;
  default?: string;
}

function required<Schema extends z.ZodType>(name: string, schema: Schema): Variable<Schema> {
  return { name, schema };
}

function optional<Schema extends z.ZodType>(name: string, schema: Schema) {
  return { name, schema: schema.optional() };
}

function defaulted<Schema extends z.ZodType<unknown, string>>(
  name: string,
  schema: Schema,
  text: z.input<Schema>,
) {
  return { name, schema: schema.prefault(() => text), default: text };
}

const MAX_TIMEOUT_MS = 2_147_483_647;
const MAX_ORDERS_PER_HOUR = 1_000_000;
const MAX_RATE_LIMIT_FACTOR = 10_000;
const MAX_POOL_SIZE = 500;
const MAX_JOB_CONCURRENCY = 64;
const MAX_SEAL_SECONDS = 3_600;
const MAX_DAYS = 36_500;
const MAX_LABEL = 60;
const MAX_IMPORT_ROWS = 5_000_000;

/**
 * Each setting of a process and the environment variable it comes from: the only declaration. `Config` has exactly these
 * properties, and a spec holds the table in README.md to it. Nothing else in the server reads the environment.
 */
export const VARIABLES = {
  environment: defaulted('NODE_ENV', oneOf(['production', 'development', 'test']), 'production'),
  host: defaulted('HOST', z.string(), '0.0.0.0'),
  port: defaulted('PORT', port, '3000'),
  workerPort: defaulted('WORKER_PORT', port, '3001'),
  databaseUrl: required('DATABASE_URL', postgresUrl),
  databasePoolSize: defaulted('DATABASE_POOL_SIZE', wholeNumber(2, MAX_POOL_SIZE), '10'),
  /** 0 sets no limit. */
  databaseStatementTimeoutMs: defaulted(
    'DATABASE_STATEMENT_TIMEOUT_MS',
    wholeNumber(0, MAX_TIMEOUT_MS),
    '30000',
  ),
  /** Long jobs that a worker carries out at the same time. */
  jobConcurrency: defaulted('JOB_CONCURRENCY', wholeNumber(1, MAX_JOB_CONCURRENCY), '2'),
  redisUrl: optional('REDIS_URL', redisUrl),
  /** Separates shops that share one Redis. */
  redisPrefix: defaulted('REDIS_PREFIX', redisPrefix, 'shop'),
  smtpUrl: optional('SMTP_URL', smtpUrl),
  /** Sender of every mail: an address, or `Name <address>`; always set when `smtpUrl` is. */
  mailFrom: optional('MAIL_FROM', mailFrom),
  /** Where notifications of staff are posted as texts of WhatsApp; the two others are set when it is. */
  whatsappUrl: optional('WHATSAPP_URL', httpUrl),
  whatsappToken: optional('WHATSAPP_TOKEN', z.string()),
  /** The phone that gets them: country code and number, digits alone. */
  whatsappTo: optional('WHATSAPP_TO', phoneDigits),
  /** 32 bytes from which every key is derived that protects personal data. */
  masterKey: required('MASTER_KEY', masterKey),
  dataDirectory: defaulted('DATA_DIR', z.string(), '.data'),
  /** The built client: `client/` for the browser and `ssr/` for the server below it. */
  clientDirectory: defaulted('CLIENT_DIR', z.string(), 'dist'),
  /** Origin of every address the shop gives; processes of production need it. */
  publicUrl: optional('PUBLIC_URL', origin),
  trustProxy: defaulted('TRUST_PROXY', trustedProxies, '0'),
  logLevel: defaulted(
    'LOG_LEVEL',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  /** Hosts in the operator's own networks that webhooks may be sent to: `host` or `host:port`, in lower case. */
  webhookPrivateHosts: optional('WEBHOOK_PRIVATE_HOSTS', hosts),
  metricsToken: optional('METRICS_TOKEN', metricsToken),
  /** Identity provider at which staff sign in, as its discovery document names it; the three others are set when it is. */
  ssoIssuer: optional('SSO_ISSUER', issuerUrl),
  ssoClientId: optional('SSO_CLIENT_ID', z.string()),
  ssoClientSecret: optional('SSO_CLIENT_SECRET', z.string()),
  /** Domains of e-mail addresses that may sign in, in lower case. */
  ssoEmailDomains: optional('SSO_EMAIL_DOMAINS', emailDomains),
  ssoLabel: defaulted('SSO_LABEL', z.string().max(MAX_LABEL), 'Kurumsal hesapla giriş'),
  /** Values of `amr` or `acr` by which the provider proves a second factor. */
  ssoSecondFactor: optional('SSO_SECOND_FACTOR', words),
  /** Orders that guests may place from one address, and that are confirmed to one mailbox in a day. */
  guestOrdersPerHour: defaulted('GUEST_ORDERS_PER_HOUR', wholeNumber(1, MAX_ORDERS_PER_HOUR), '60'),
  programOrdersPerHour: defaulted('PROGRAM_ORDERS_PER_HOUR', wholeNumber(1, MAX_ORDERS_PER_HOUR), '600'),
  /** Where each checkpoint of the history is appended as a line, away from the database. */
  auditCheckpointFile: optional('AUDIT_CHECKPOINT_FILE', z.string()),
  /** The same, with a POST. */
  auditCheckpointUrl: optional('AUDIT_CHECKPOINT_URL', httpUrl),
  auditSealSeconds: defaulted('AUDIT_SEAL_SECONDS', wholeNumber(1, MAX_SEAL_SECONDS), '1'),
  /** How long a request is recognized when it is sent again, and the cart of a guest kept without a change. */
  idempotencyKeyDays: defaulted('IDEMPOTENCY_KEY_DAYS', wholeNumber(1, MAX_DAYS), '90'),
  /** Rows of all sheets of one file. */
  importMaxRows: defaulted('IMPORT_MAX_ROWS', wholeNumber(1, MAX_IMPORT_ROWS), '500000'),
  guestCartDays: defaulted('GUEST_CART_DAYS', wholeNumber(1, MAX_DAYS), '180'),
  pageCacheBytes: defaulted('PAGE_CACHE_MB', megabytes, '128'),
  responseCacheBytes: defaulted('RESPONSE_CACHE_MB', megabytes, '64'),
  /** Multiplies every rate limit, for tests from one address. */
  rateLimitFactor: defaulted('RATE_LIMIT_FACTOR', wholeNumber(1, MAX_RATE_LIMIT_FACTOR), '1'),
  demo: defaulted('DEMO', flag, '0'),
  viteDev: defaulted('VITE_DEV', flag, '0'),
};

type Declared = typeof VARIABLES;

/** The value of each setting. */
export type ConfigValues = {
  readonly [Setting in keyof Declared]: z.output<Declared[Setting]['schema']>;
};
