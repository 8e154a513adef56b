import { getPriority, setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Config } from './kernel/config/config.js';
import { attachRequestLog, createHttpAdapter } from './web/http-adapter.js';
import { listenOn } from './web/process/listening.js';
import { nestOptions } from './web/process/nest-options.js';
import { runProcess } from './web/process/run-process.js';
import { attachSecurityHeaders } from './web/security/security-headers.js';
import { WorkerModule } from './worker.module.js';

const ANY_FREE_PORT = 0;
/** Enough for the chunk that a job is at; a longer one is rolled back. */
const SHUTDOWN_TIMEOUT_MS = 25_000;
/** A step is a quarter: of a core that both want, a worker gets half of what an API gets. Source: sched(7). */
const NICENESS = 3;

giveWay();
await runProcess('worker', start, { shutdownTimeoutMs: SHUTDOWN_TIMEOUT_MS });

async function start(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    WorkerModule.forRoot(config),
    createHttpAdapter(config, logger),
    nestOptions(logger),
  );
  attachSecurityHeaders(app.getHttpAdapter().getInstance());
  attachRequestLog(app);
  await listen(app, config);
  return app;
}

/** Visitors wait for an API, nobody for a row of a file. Only the privileged may ask for more than a process has. */
function giveWay(): void {
  setPriority(Math.max(getPriority(), NICENESS));
}

/** In a demo several shops may share a machine: a taken port is no reason not to work. */
async function listen(app: NestFastifyApplication, config: Config): Promise<void> {
  const { host, workerPort: port } = config;
  try {
    await listenOn(app, { host, port });
  } catch (error) {
    if (!config.demo || (error as { code?: string }).code !== 'EADDRINUSE') throw error;
    await listenOn(app, { host, port: ANY_FREE_PORT });
  }
}
