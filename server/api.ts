import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { attachWeb } from './web/api-server.js';
import { nestOptions } from './web/process/nest-options.js';

/** The API, ready to listen or to be asked in process. */
export async function createApi(
  root: DynamicModule,
  adapter: FastifyAdapter,
  logger: Logger,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, nestOptions(logger));
  await attachWeb(app);
  return app.init();
}
