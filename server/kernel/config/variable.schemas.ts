import { isIP } from 'node:net';
import { z } from 'zod';

/** A number that is written in digits; every other text is refused with the same message. */
export function wholeNumber(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string({ error })
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((number) => number >= minimum && number <= maximum, error);
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: `must be one of ${values.join(', ')}` });
}

/** The hosts by which a process names its own machine. */
export const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const MAX_PORT = 65_535;
const MAX_MEGABYTES = 65_536;
const BYTES_PER_MEGABYTE = 1024 * 1024;
const METRICS_TOKEN_LENGTH = 16;
const MASTER_KEY_BYTES = 32;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/;
const MAIL_FROM_SHAPE = /^(?:[^<>"\p{Cc}]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

export const port = wholeNumber(0, MAX_PORT);
export const flag = oneOf(['0', '1', 'false', 'true']).transform(
  (value) => value === '1' || value === 'true',
);

/** Written in megabytes, read in bytes. */
export const megabytes = wholeNumber(1, MAX_MEGABYTES).transform((number) => number * BYTES_PER_MEGABYTE);

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be postgres://user:password@host:port/database',
});
export const redisUrl = z.url({ protocol: /^rediss?$/, error: 'must be redis://host:port' });
export const redisPrefix = z.string().regex(/^[\w-]{1,40}$/, 'must be a word of letters, digits, - and _');
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port' });
export const mailFrom = z.string().regex(MAIL_FROM_SHAPE, 'must be an address, or Name <address>');

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((url) => new URL(url).origin);

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://www.example.com/path',
});

/** Only a provider on this machine is reached without TLS. */
export const issuerUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://login.example.com/realms/shop' })
  .refine(
    (url) => new URL(url).protocol === 'https:' || THIS_MACHINE.has(new URL(url).hostname),
    'must begin with https://',
  );

/** Words that commas separate. */
export const words = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

export const emailDomains = words
  .transform((domains) => domains.map((domain) => domain.toLowerCase()))
  .refine(
    (domains) => domains.length > 0 && domains.every((domain) => DOMAIN.test(domain)),
    'must be domains separated by commas: firma.com.tr,firma.de',
  );

export const hosts = words
  .transform((names) => names.map((name) => name.toLowerCase()))
  .refine(
    (names) => names.length > 0 && names.every((name) => HOST.test(name)),
    'must be hosts separated by commas, each with or without a port: erp.local,10.0.0.5:8080',
  );

export const phoneDigits = z.string().regex(/^\d{8,15}$/, 'must be country code and number, digits alone');

export const metricsToken = z
  .string()
  .min(METRICS_TOKEN_LENGTH, `must have at least ${METRICS_TOKEN_LENGTH} characters`);

/** Checked on the bytes: base64 has several ways to write the same. */
export const masterKey = z
  .base64({ error: `must be ${MASTER_KEY_BYTES} random bytes as base64` })
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === MASTER_KEY_BYTES, {
    error: `must be ${MASTER_KEY_BYTES} random bytes as base64`,
  });

/** False, the number of proxies in front, or their addresses separated by commas. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const trustedProxies = z
  .string()
  .refine(
    (text) => /^(true|false|\d+)$/.test(text) || text.split(',').every(isAddressOrNetwork),
    'must be the number of proxies or their addresses: 1 or 10.0.0.0/8,127.0.0.1',
  )
  .transform((text): false | number | string => {
    if (text === '0' || text === 'false') return false;
    if (text === 'true') return 1;
    return /^\d+$/.test(text) ? Number(text) : text;
  });

/** What Fastify takes as an address of `trustProxy`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (PROXY_NETWORKS.includes(text.trim())) return true;
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  return (
    maxBits > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  );
}
