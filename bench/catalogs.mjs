import { join } from 'node:path';
import pg from 'pg';
import { runCommand, runNode } from './processes.mjs';
import { TREE } from './tree.mjs';

/** Databases with a generated catalog, made once and used by all rows that do not write to them. */
export class Catalogs {
  made = new Map();

  constructor(postgres, dataDir) {
    this.postgres = postgres;
    this.dataDir = dataDir;
  }

  /** @returns {Promise<string>} its URL */
  async ofSize(size, name = `bench_${size}`) {
    if (!this.made.has(name)) this.made.set(name, await this.make(size, name));
    return this.made.get(name);
  }

  async demo() {
    process.stdout.write('demo catalog …\n');
    const databaseUrl = await this.postgres.createDatabase('bench_demo');
    const pictures = join(this.dataDir, 'demo-pictures');
    await runNode(['demo/draw.mjs', pictures]);
    await runCommand(['catalog:import', 'demo/katalog.xlsx', '--pictures', pictures], {
      DATABASE_URL: databaseUrl,
      DATA_DIR: this.dataDir,
    });
    return databaseUrl;
  }

  async make(size, name) {
    process.stdout.write(`catalog of ${size} products …\n`);
    const databaseUrl = await this.postgres.createDatabase(name);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    // What is written depends on the columns of the checkout.
    const { generateCatalog } = await import(join(TREE, 'bench/catalog.mjs'));
    await generateCatalog(database, size);
    await database.end();
    return databaseUrl;
  }
}
