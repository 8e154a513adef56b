import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Options, transformSync } from '@swc/core';
import type { TestDatabase } from '../database/test-database.js';
import { testVariables } from '../queue/test-worker.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Below the project, so that the compiled files find its node_modules. */
const BUILD = path.join(ROOT, 'node_modules/.cache', `jobs-spec-${process.pid}`);
const SWCRC = path.join(ROOT, 'server/.swcrc');
const HANDLER = 'jobs/test-counting-job';

const WORKER = `
  import 'reflect-metadata';
  import { Module } from '@nestjs/common';
  import { NestFactory } from '@nestjs/core';
  import { readConfig } from './kernel/config/config.js';
  import { ConfigModule } from './kernel/config/config.module.js';
  import { DatabaseModule } from './kernel/database/database.module.js';
  import { QueueModule } from './kernel/queue/queue.module.js';
  import { JobsModule } from './kernel/jobs/jobs.module.js';
  import { CountingJob } from './kernel/${HANDLER}.js';
  class Handlers {}
  Module({ providers: [CountingJob] })(Handlers);
  class Worker {}
  const imports = [
    ConfigModule.forRoot(readConfig(process.env)),
    DatabaseModule.forProcess({ applicationName: 'spec worker', migrations: [] }),
    QueueModule.forWorker([]),
    JobsModule.forWorker([CountingJob]),
    Handlers,
  ];
  const app = await NestFactory.createApplicationContext({ module: Worker, imports }, { logger: false });
  process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
  process.on('disconnect', () => process.exit(1));
  process.send('ready');`;

let isCompiled = false;

/** A worker with the job of the specs, in a process of its own that may be stopped and killed. */
export async function startJobProcess(database: Pick<TestDatabase, 'url'>): Promise<ChildProcess> {
  compile();
  const child = spawn(process.execPath, [path.join(BUILD, 'worker.js')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...testVariables(database) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The worker did not start')));
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return child;
}

/** Once for each spec file; a build leaves the files of specs out, so the handler is added. */
function compile(): void {
  if (isCompiled) return;
  const swc = path.join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const options = ['--config-file', SWCRC, '--strip-leading-paths', '--quiet'];
  mkdirSync(BUILD, { recursive: true });
  execFileSync(process.execPath, [swc, 'server/kernel', '--out-dir', BUILD, ...options], { cwd: ROOT });
  const { exclude: _, ...built } = JSON.parse(readFileSync(SWCRC, 'utf8')) as Options;
  const source = readFileSync(path.join(import.meta.dirname, '..', `${HANDLER}.ts`), 'utf8');
  writeFileSync(
    path.join(BUILD, 'kernel', `${HANDLER}.js`),
    transformSync(source, { ...built, swcrc: false }).code,
  );
  writeFileSync(path.join(BUILD, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(BUILD, 'worker.js'), WORKER);
  isCompiled = true;
}

/** Deletes what was compiled for the processes of a spec file. */
export function forgetJobProcesses(): void {
  rmSync(BUILD, { recursive: true, force: true });
  isCompiled = false;
}
