import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { plainReason } from '../../kernel/config/boot-error.js';
import { type Config, readProcessConfig } from '../../kernel/config/config.js';
import { createLogger } from '../../kernel/logging/logger.js';
import { Mailer } from '../../kernel/mail/mailer.js';

const SHUTDOWN_TIMEOUT_MS = 10_000;

type Start = (config: Config, logger: Logger) => Promise<NestFastifyApplication>;

/**
 * Runs one process of the shop from its configuration to its end: tells its parent when it is ready, and ends
 * on a signal or when its parent is gone.
 */
export async function runProcess(
  name: string,
  start: Start,
  { shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS }: { shutdownTimeoutMs?: number } = {},
): Promise<void> {
  await orEnd(async () => {
    const config = readProcessConfig(process.env);
    const logger = createLogger({ level: config.logLevel, process: name });
    endOnError(logger);
    const starting = start(config, logger);
    endOnSignal(starting, { logger, shutdownTimeoutMs });
    const app = await starting;
    app.get(Mailer).warnWhenDisabled();
    const address = addressOf(app);
    logger.info({ address }, 'listening');
    process.send?.({ ready: true, address });
  });
}

/** Runs a step of the start; a failure with a plain reason is one line, and ends the process either way. */
export async function orEnd<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

/** One line when it is known, else the whole trace. */
export const reasonOf = (error: unknown): string =>
  plainReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Stops accepting, finishes open requests, closes the pool; connections that are busy after that are cut off. */
function endOnSignal(
  starting: Promise<NestFastifyApplication>,
  { logger, shutdownTimeoutMs }: { logger: Logger; shutdownTimeoutMs: number },
): void {
  let isEnding = false;
  const end = (why: string): void => {
    if (isEnding) return;
    isEnding = true;
    logger.info({ why }, 'ending');
    setTimeout(() => {
      logger.error('did not end in time');
      process.exit(1);
    }, shutdownTimeoutMs).unref();
    starting
      .then((app) => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'did not end cleanly');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  process.on('disconnect', () => end('parent gone'));
}

/** An uncaught error leaves the process in an unknown state: its supervisor starts a new one. */
function endOnError(logger: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      process.exit(1);
    });
  }
}

function addressOf(app: NestFastifyApplication): string {
  const { address, port } = app.getHttpServer().address() as { address: string; port: number };
  return `http://${hostToAsk(address)}:${port}`;
}

function hostToAsk(address: string): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return address.includes(':') ? `[${address}]` : address;
}
