import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { plainReason } from '../../kernel/config/boot-error.js';
import { type Config, readConfig } from '../../kernel/config/config.js';
import { createLogger } from '../../kernel/logging/logger.js';
import { Mailer } from '../../kernel/mail/mailer.js';

const SHUTDOWN_PATIENCE_MS = 10_000;

type Start = (config: Config, logger: Logger) => Promise<NestFastifyApplication>;

/**
 * Runs one process of the shop from its configuration to its end: tells its parent when it answers, and ends
 * when it is told to or when its parent is gone.
 */
export async function runProcess(name: string, start: Start): Promise<void> {
  await orEnd(async () => {
    const config = readConfig(process.env);
    const logger = createLogger({ level: config.logLevel, process: name });
    endOnFault(logger);
    const starting = start(config, logger);
    endOnSignal(starting, logger);
    const app = await starting;
    app.get(Mailer).warnWhenWithheld();
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
    const reason =
      plainReason(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

/** Stops accepting, finishes what was asked, closes the pool; whoever is still busy after that is cut off. */
function endOnSignal(starting: Promise<NestFastifyApplication>, logger: Logger): void {
  let isEnding = false;
  const end = (why: string): void => {
    if (isEnding) return;
    isEnding = true;
    logger.info({ why }, 'ending');
    setTimeout(() => {
      logger.error('did not end in time');
      process.exit(1);
    }, SHUTDOWN_PATIENCE_MS).unref();
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

/** A fault nobody caught leaves the process in an unknown state: whoever watches it starts a new one. */
function endOnFault(logger: Logger): void {
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
