import type { DataSource, MigrationInterface } from 'typeorm';

/** Takes a schema back to what it was before a migration. */
export async function undoMigrationsFrom(
  dataSource: DataSource,
  { name }: new () => MigrationInterface,
): Promise<void> {
  const isApplied = async () => {
    const rows = await dataSource.query<unknown[]>('SELECT FROM migration WHERE name = $1', [name]);
    return rows.length > 0;
  };
  while (await isApplied()) await dataSource.undoLastMigration();
}
