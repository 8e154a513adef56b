import { z } from 'zod';
import { BootError } from './boot-error.js';
import { type ConfigValues, VARIABLES } from './variables.js';

/** The settings of a process, read once at its start and injected: the properties are those of `VARIABLES`. */
export class Config extends (Object as unknown as new () => ConfigValues) {
  constructor(values: ConfigValues) {
    super();
    Object.assign(this, values);
  }
}

/** A wrong or missing variable: one line for the operator, never a value. */
export class ConfigError extends BootError {
  override readonly name = 'ConfigError';
}

const SCHEMA = z.object(
  Object.fromEntries(Object.values(VARIABLES).map(({ name, schema }) => [name, schema])),
);

/** A rule that needs several variables; undefined when it is kept, else a line for the operator. */
type Rule = (given: Readonly<Record<string, string | undefined>>) => string | undefined;

const mailNeedsSender: Rule = ({ SMTP_URL, MAIL_FROM }) =>
  SMTP_URL && !MAIL_FROM ? 'MAIL_FROM is missing: SMTP_URL needs it' : undefined;

const whatsappNeedsRecipient: Rule = (given) => {
  const missing = ['WHATSAPP_TOKEN', 'WHATSAPP_TO'].find((name) => !given[name]);
  return given.WHATSAPP_URL && missing ? `${missing} is missing: WHATSAPP_URL needs it` : undefined;
};

const singleSignOnNeedsClient: Rule = (given) => {
  const needed = ['SSO_CLIENT_ID', 'SSO_CLIENT_SECRET', 'SSO_EMAIL_DOMAINS'];
  const missing = needed.find((name) => !given[name]);
  return given.SSO_ISSUER && missing ? `${missing} is missing: SSO_ISSUER needs it` : undefined;
};

/** Rules of every process, whatever it does. */
const RULES = [mailNeedsSender, whatsappNeedsRecipient, singleSignOnNeedsClient];

/** What a request says of its host is the visitor's word: links in mails and pages are made of this alone. */
const productionNeedsPublicUrl: Rule = ({ NODE_ENV = VARIABLES.environment.default, PUBLIC_URL }) =>
  NODE_ENV === 'production' && !PUBLIC_URL
    ? 'PUBLIC_URL is missing: links in mails and pages begin with it'
    : undefined;

function describe(issue: z.core.$ZodIssue, given: Record<string, unknown>): string {
  const name = issue.path.map(String).join('.');
  return given[name] === undefined ? `${name} is missing` : `${name} is wrong: ${issue.message}`;
}

/** The settings of a process that answers visitors or writes to them. @throws {ConfigError} as below */
export function readProcessConfig(variables: Record<string, string | undefined>): Config {
  return readConfig(variables, [...RULES, productionNeedsPublicUrl]);
}

/** @throws {ConfigError} naming every wrong variable in one line */
export function readConfig(
  variables: Record<string, string | undefined>,
  rules: readonly Rule[] = RULES,
): Config {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const parsed = SCHEMA.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => describe(issue, given)),
    ...rules.flatMap((rule) => rule(given) ?? []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('; '));
  const values = Object.entries(VARIABLES).map(([setting, { name }]) => [setting, parsed.data[name]]);
  return new Config(Object.fromEntries(values) as ConfigValues);
}
