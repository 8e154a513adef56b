import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readConfig } from '../kernel/config/config.js';
import { createLogger } from '../kernel/logging/logger.js';
import { nestOptions } from '../web/process/nest-options.js';
import { WorkerModule } from '../worker.module.js';

/** Runs a one-off command with everything a worker has; its log keeps to what went wrong, on standard error. */
export async function withWorkerContext(
  useContext: (context: INestApplicationContext) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger({ level: 'warn', process: 'command' }, process.stderr);
  const context = await NestFactory.createApplicationContext(
    WorkerModule.forCommands(config),
    nestOptions(logger),
  );
  try {
    await useContext(context);
  } finally {
    await context.close();
  }
}
