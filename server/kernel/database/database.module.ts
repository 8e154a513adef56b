import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { BootError } from '../config/boot-error.js';
import { Config } from '../config/config.js';
import { dataSourceOptions, type Migration } from './data-source-options.js';
import { pendingMigrations } from './migrate.js';

const CONNECT_ATTEMPTS = 5;
const CONNECT_PAUSE_MS = 1_000;
/** PostgreSQL's classes for a wrong login and a database that does not exist: retrying fixes neither. */
const PERMANENT_FAILURE = /^(28|3D)/;

/** Gives the process its DataSource; entities are named by the features through `TypeOrmModule.forFeature`. */
@Module({})
export class DatabaseModule {
  static forProcess(options: { applicationName: string; migrations: Migration[] }): DynamicModule {
    const connection = TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions({
          url: config.databaseUrl,
          poolSize: config.databasePoolSize,
          statementTimeoutMs: config.databaseStatementTimeoutMs,
          ...options,
        }),
        autoLoadEntities: true,
        retryAttempts: CONNECT_ATTEMPTS,
        retryDelay: CONNECT_PAUSE_MS,
        toRetry: isWorthRetrying,
      }),
      dataSourceFactory: openMigrated,
    });
    return {
      module: DatabaseModule,
      global: true,
      imports: [connection],
      exports: [connection],
    };
  }
}

function isWorthRetrying(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return !(error instanceof BootError) && !(typeof code === 'string' && PERMANENT_FAILURE.test(code));
}

/** A process never changes the schema by itself: `migrate` is a step of its own, taken before it starts. */
async function openMigrated(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('The database has no options');
  const dataSource = await new DataSource(options).initialize();
  const pending = await pendingMigrations(dataSource);
  if (pending.length === 0) return dataSource;
  await dataSource.destroy();
  throw new BootError(
    `The database waits for ${pending.length} migrations (first: ${pending[0] ?? ''}): run migrate.`,
  );
}
