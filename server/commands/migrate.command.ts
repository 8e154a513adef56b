import { DataSource } from 'typeorm';
import { readConfig } from '../kernel/config/config.js';
import { dataSourceOptions } from '../kernel/database/data-source-options.js';
import { migrate } from '../kernel/database/migrate.js';
import { refuseOtherKey, rememberKey } from '../kernel/keys/key-fingerprint.js';
import { isSigned } from '../kernel/event-audit/checkpoint.js';
import { Checkpoints } from '../kernel/event-audit/checkpoints.js';
import { LatestSeals } from '../kernel/event-audit/latest-seal.js';
import { HistoryChanged } from '../kernel/event-audit/audit-violation.js';
import { MasterKey } from '../kernel/keys/master-key.js';
import { MIGRATIONS } from '../migrations.js';
import { readOptions } from './command-options.js';

const POOL_SIZE = 2;

/** Brings the database to the schema of this code, and lets it remember its master key. */
export async function migrateCommand(args: string[]): Promise<void> {
  readOptions('migrate', args, {});
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
    await sealFirst(dataSource, key);
    process.stdout.write(applied.length === 0 ? 'Nothing to migrate\n' : `Migrated: ${applied.join(', ')}\n`);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * The first signed checkpoint covers what was recorded before events were signed. One that is missing later is not taken
 * again: that is a finding of `audit:verify`, and no reason to keep the shop from starting.
 */
async function sealFirst(dataSource: DataSource, key: MasterKey): Promise<void> {
  const checkpoints = new Checkpoints(dataSource, key, new LatestSeals(dataSource, key));
  if ((await checkpoints.all()).some(isSigned)) return;
  try {
    await checkpoints.take();
  } catch (error) {
    if (!(error instanceof HistoryChanged)) throw error;
    process.stderr.write(`${error.message}: npm run audit:verify\n`);
  }
}
