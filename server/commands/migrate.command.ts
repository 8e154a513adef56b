import { DataSource } from 'typeorm';
import { readConfig } from '../kernel/config/config.js';
import { dataSourceOptions } from '../kernel/database/data-source-options.js';
import { migrate } from '../kernel/database/migrate.js';
import { MIGRATIONS } from '../migrations.js';

const POOL_SIZE = 2;

/** Brings the database to the schema of this code. */
export async function migrateCommand(): Promise<void> {
  const config = readConfig(process.env);
  const dataSource = new DataSource(
    dataSourceOptions({
      url: config.databaseUrl,
      applicationName: 'shop migrate',
      poolSize: POOL_SIZE,
      statementTimeoutMs: 0,
      migrations: MIGRATIONS,
    }),
  );
  await dataSource.initialize();
  try {
    const applied = await migrate(dataSource);
    process.stdout.write(applied.length === 0 ? 'Nothing to migrate\n' : `Migrated: ${applied.join(', ')}\n`);
  } finally {
    await dataSource.destroy();
  }
}
