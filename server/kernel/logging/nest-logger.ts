import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { BootError } from '../config/boot-error.js';

type Level = 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal';

/** Contexts of the framework's start-up messages, which are of interest only when something fails. */
const ASSEMBLY = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'GraphQLModule',
  'NestApplication',
]);

/** Lets Nest and every `new Logger(name)` of the features write into the log of the process. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(ASSEMBLY.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes the context last, and for errors a stack or the error before it; an object is fields of the line. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    // The process prints this line itself before it exits.
    if (message instanceof BootError) return;
    const context = rest.at(-1);
    const err = [message, ...rest].find((part) => part instanceof Error);
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    const bindings = { context: typeof context === 'string' ? context : undefined, err, stack };
    if (message instanceof Error) this.logger[level](bindings, message.message);
    else if (typeof message === 'string') this.logger[level](bindings, message);
    else this.logger[level]({ ...bindings, ...(message as object) });
  }
}
