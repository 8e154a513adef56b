import type { Config } from '../../kernel/config/config.js';
import { type ConfigValues, VARIABLES } from '../../kernel/config/variables.js';
import { addressWithoutSecrets } from './address-without-secrets.js';

/** A setting of a process as operators may see it. */
export interface ShownSetting {
  /** Of its environment variable. */
  name: string;
  /** Null where none is set, and of a secret. */
  value: string | null;
  isSet: boolean;
  isSecret: boolean;
  /** It is what it is without the variable. */
  isDefault: boolean;
}

type Setting = keyof ConfigValues;

/** What leaves the server of a value: all of it, an address without what may be secret in it, megabytes, or nothing. */
type Showing = 'whole' | 'address' | 'megabytes' | 'secret';

/** A new variable does not compile before it is judged here. */
const SHOWN: Readonly<Record<Setting, Showing>> = {
  environment: 'whole',
  host: 'whole',
  port: 'whole',
  workerPort: 'whole',
  databaseUrl: 'address',
  databasePoolSize: 'whole',
  databaseStatementTimeoutMs: 'whole',
  jobConcurrency: 'whole',
  redisUrl: 'address',
  redisPrefix: 'whole',
  smtpUrl: 'address',
  mailFrom: 'whole',
  whatsappUrl: 'address',
  whatsappToken: 'secret',
  whatsappTo: 'whole',
  masterKey: 'secret',
  dataDirectory: 'whole',
  clientDirectory: 'whole',
  publicUrl: 'address',
  trustProxy: 'whole',
  logLevel: 'whole',
  webhookPrivateHosts: 'whole',
  metricsToken: 'secret',
  ssoIssuer: 'address',
  ssoClientId: 'whole',
  ssoClientSecret: 'secret',
  ssoEmailDomains: 'whole',
  ssoLabel: 'whole',
  ssoSecondFactor: 'whole',
  guestOrdersPerHour: 'whole',
  programOrdersPerHour: 'whole',
  auditCheckpointFile: 'whole',
  auditCheckpointUrl: 'address',
  auditSealSeconds: 'whole',
  idempotencyKeyDays: 'whole',
  importMaxRows: 'whole',
  guestCartDays: 'whole',
  pageCacheBytes: 'megabytes',
  responseCacheBytes: 'megabytes',
  rateLimitFactor: 'whole',
  demo: 'whole',
  viteDev: 'whole',
};

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The settings of this process by the names of their variables, without a secret. */
export function shownConfiguration(config: Config): ShownSetting[] {
  const settings = Object.keys(VARIABLES) as Setting[];
  return settings.map((setting) => shown(setting, config[setting]));
}

function shown(setting: Setting, value: ConfigValues[Setting]): ShownSetting {
  const showing = SHOWN[setting];
  const { name, ...declared } = VARIABLES[setting];
  const isSet = value !== undefined;
  const text = isSet && showing !== 'secret' ? textOf(value, showing) : null;
  const isDefault = 'default' in declared ? text === declared.default : !isSet;
  return { name, value: text, isSet, isSecret: showing === 'secret', isDefault };
}

/** As the variable would be written. */
function textOf(value: NonNullable<ConfigValues[Setting]>, showing: Showing): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(showing === 'megabytes' ? value / BYTES_PER_MEGABYTE : value);
  if (Array.isArray(value)) return value.join(',');
  const text = String(value);
  return showing === 'address' ? addressWithoutSecrets(text) : text;
}
