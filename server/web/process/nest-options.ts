import type { NestApplicationOptions } from '@nestjs/common';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface.js';
import type { Logger } from 'pino';
import { NestLogger } from '../../kernel/logging/nest-logger.js';

/** How every process starts Nest: into its log, with Fastify's own body parsers, and failing to its caller. */
export function nestOptions(logger: Logger): NestApplicationOptions {
  return Object.assign(new NestApplicationContextOptions(), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
}

/** For a context that only computes something: without a word. */
export function quietOptions(): NestApplicationContextOptions {
  return Object.assign(new NestApplicationContextOptions(), { logger: false as const, abortOnError: false });
}
