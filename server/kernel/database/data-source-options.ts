import pg from 'pg';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import { PreparingClient } from './prepared.js';

export type Migration = new () => MigrationInterface;

interface DatabaseSettings {
  url: string;
  applicationName: string;
  poolSize: number;
  /** 0 waits for ever. */
  statementTimeoutMs: number;
  /** How long a connection is waited for, also one of the pool; five seconds unless said otherwise. */
  connectTimeoutMs?: number;
  migrations: Migration[];
}

const INT8 = 20;
const INT8_ARRAY = 1016;

type TextParser = (text: string) => unknown;

const parserOf = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => TextParser;
const parseTextArray = parserOf(INT8_ARRAY) as (text: string) => (string | null)[];
const parseNumberArray: TextParser = (text) =>
  parseTextArray(text).map((item) => (item === null ? null : Number(item)));

/**
 * bigint columns hold kuruş and counts, far below 2^53: they are read as numbers.
 * Given per connection, because a parser set globally would change every other user of `pg` in the process.
 */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): TextParser {
    if (format === 'binary') return parserOf(oid, format);
    if (oid === INT8) return Number;
    return oid === INT8_ARRAY ? parseNumberArray : parserOf(oid);
  },
};

const CONNECT_TIMEOUT_MS = 5_000;

/** How every connection of the server is made. */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  return {
    type: 'postgres',
    url: settings.url,
    applicationName: settings.applicationName,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: 'migration',
    migrations: settings.migrations,
    logging: false,
    extra: { types, statement_timeout: settings.statementTimeoutMs, Client: PreparingClient, pipeline: true },
  };
}
