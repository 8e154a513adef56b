import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../bin/installation/build.mjs';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { reportStep } from '../bin/operator/terminal.mjs';
import { readOrMakeMasterKey } from '../bin/shop/master-key.mjs';
import { Catalogs } from './catalogs.mjs';
import { readOptions } from './options.mjs';
import { openBenchPostgres } from './postgres.mjs';
import { printReport } from './report.mjs';
import { ROWS } from './rows.mjs';
import { TREE } from './tree.mjs';

const options = readOptions(process.argv.slice(2), Object.keys(ROWS));
// Another checkout is measured as it was built.
if (TREE === PROJECT_ROOT) await ensureBuilt({ signal: new AbortController().signal, reportStep });

const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
process.env.MASTER_KEY = readOrMakeMasterKey(dataDir);
const postgres = await openBenchPostgres(dataDir);
try {
  const catalogs = new Catalogs(postgres, dataDir);
  for (const name of options.only) await ROWS[name]({ ...options, postgres, catalogs, dataDir });
  printReport();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
