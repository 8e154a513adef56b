import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RouteOptions } from 'fastify';
import { createApi } from '../api.js';
import { AppModule } from '../app.module.js';
import type { Permission } from '../kernel/actor/actor.js';
import { readConfig } from '../kernel/config/config.js';
import { TEST_MASTER_KEY } from '../kernel/config/test-master-key.js';
import { createTestDatabase, dropTestDatabase } from '../kernel/database/test-database.js';
import { createLogger } from '../kernel/logging/logger.js';
import { openTestBrowser, type TestBrowser } from './browser.js';
import { type ClientStub, writeClientStub } from './client-stub.js';
import { addPerson, programWith, type SignedInBrowser, signedIn } from './people.js';
import { createHttpAdapter } from '../web/http-adapter.js';

export interface TestApi {
  app: NestFastifyApplication;
  databaseUrl: string;
  routes: RouteOptions[];
  /** Everything logged so far. */
  log(): string;
  /** A browser of its own: it keeps its cookies and asks as the shop's pages do. */
  browser(): TestBrowser;
  /** A browser in which a new customer is signed in. */
  customer(): Promise<SignedInBrowser>;
  /** One in which a member of staff is signed in to the panel; with every permission unless said otherwise. */
  staff(permissions?: Permission[]): Promise<SignedInBrowser>;
  /** A back-office program with a key of its own. */
  program(permissions?: Permission[]): Promise<TestBrowser>;
  /** Ends the API and leaves its database, which `close` removes. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions extends ClientStub {
  modules?: Type[];
  environment?: Record<string, string>;
}

/** The whole API on a database of its own, with a storefront of a few lines in place of the built client. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const databaseUrl = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'));
  writeClientStub(folder, options);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MASTER_KEY: TEST_MASTER_KEY,
    DATA_DIR: path.join(folder, 'data'),
    CLIENT_DIR: folder,
    ...options.environment,
  });
  const { logger, log } = loggerInMemory();
  const root = { ...AppModule.forRoot(config) };
  root.imports = [...(options.modules ?? []), ...(root.imports ?? [])];
  const routes: RouteOptions[] = [];
  const adapter = createHttpAdapter(config, logger);
  adapter.getInstance().addHook('onRoute', (route) => void routes.push(route));
  const app = await createApi(root, adapter, logger);
  await adapter.getInstance().ready();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= app.close());
  const close = async () => {
    await stop();
    await dropTestDatabase(databaseUrl);
    await rm(folder, { recursive: true });
  };
  return {
    app,
    databaseUrl,
    routes,
    log,
    browser: () => openTestBrowser(app),
    customer: async () => signedIn(app, await addPerson(app), 'customer'),
    staff: async (permissions = ['all']) =>
      signedIn(app, await addPerson(app, { role: 'admin', permissions }), 'staff'),
    program: (permissions = ['all']) => programWith(app, permissions),
    stop,
    close,
  };
}

function loggerInMemory() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { logger: createLogger({ level: 'info', process: 'test' }, stream), log: () => lines.join('') };
}
