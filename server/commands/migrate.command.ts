import { DataSource } from 'typeorm';
import { readConfig } from '../kernel/config/config.js';
import { dataSourceOptions } from '../kernel/database/data-source-options.js';
import { migrate } from '../kernel/database/migrate.js';
import { refuseOtherKey, rememberKey } from '../kernel/keys/key-fingerprint.js';
import { MasterKey } from '../kernel/keys/master-key.js';
import { MIGRATIONS } from '../migrations.js';

const POOL_SIZE = 2;

/** Brings the database to the schema of this code, and lets it remember its master key. */
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
    const key = new MasterKey(config);
    await refuseOtherKey(dataSource, key);
    const applied = await migrate(dataSource);
    await rememberKey(dataSource, key);
    process.stdout.write(applied.length === 0 ? 'Nothing to migrate\n' : `Migrated: ${applied.join(', ')}\n`);
  } finally {
    await dataSource.destroy();
  }
}
