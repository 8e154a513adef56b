import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'secret', 'apiKey', 'set-cookie'];
const WRAPPERS = ['', '*.', '*.*.', '*.*.*.'];
const REDACTED = WRAPPERS.flatMap((wrapper) => SECRETS.map((name) => pathTo(wrapper, name)));

function pathTo(wrapper: string, name: string): string {
  if (!name.includes('-')) return `${wrapper}${name}`;
  return `${wrapper.slice(0, -1)}["${name}"]`;
}

/** The logged fields of an error; a database error's query, parameters and detail hold user input and are left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    table,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** JSON lines on standard output (or the stream given), without secrets. */
export function createLogger(
  options: { level: string; process: string },
  stream?: DestinationStream,
): Logger {
  const settings = {
    level: options.level,
    base: { process: options.process },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { ...stdSerializers, err: describeError, error: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return stream ? pino(settings, stream) : pino(settings);
}
