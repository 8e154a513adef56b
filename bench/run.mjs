import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../bin/installation/build.mjs';
import { readOrMakeMasterKey } from '../bin/shop/master-key.mjs';
import { reportStep } from '../bin/operator/terminal.mjs';
import { openEmbeddedPostgres } from '../bin/postgres/embedded.mjs';
import { benchCarts } from './carts.mjs';
import { generateCatalog } from './catalog.mjs';
import { benchFaults } from './faults.mjs';
import { benchAppendsBesideSnapshot, benchVerification } from './history.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchOrders } from './orders.mjs';
import { runCommand, runScript } from './processes.mjs';
import { benchProductList } from './product-list.mjs';
import { printReport, report } from './report.mjs';
import { benchProductPage } from './storefront.mjs';

const MAX_GROWTH = 5;
const PRODUCTS_TO_ORDER = 10_000;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    events: { type: 'string', default: '100000' },
  },
});
const events = Number(values.events);
const sizes = values.sizes.split(',').map(Number);
if ([...sizes, events / 2].some((size) => !Number.isInteger(size) || size < 1)) {
  process.stderr.write(
    '--sizes takes numbers of products: --sizes 10000,100000,1000000; --events an even number of events\n',
  );
  process.exit(1);
}

await ensureBuilt({ signal: new AbortController().signal, reportStep });
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
process.env.MASTER_KEY = readOrMakeMasterKey(dataDir);
const postgres = await openEmbeddedPostgres({ projectRoot: process.cwd(), dataDir, durability: 'durable' });
try {
  const responseTimes = [];
  for (const size of sizes) {
    const databaseUrl = await createCatalog(size);
    responseTimes.push(await benchProductList({ size, databaseUrl, dataDir }));
    if (size === sizes[0]) await benchProductPage({ databaseUrl, dataDir });
  }
  reportGrowth(responseTimes);
  await benchBuying();
  await benchAppendsBesideSnapshot({ databaseUrl: await createDatabase('bench_appends') });
  await benchVerification({ databaseUrl: await createDatabase('bench_history'), dataDir, events });
  await benchFaults(postgres);
  await benchLighthouse({ databaseUrl: await importDemoCatalog(), dataDir });
  printReport();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Uses its own database, so that orders do not affect the other measurements. */
async function benchBuying() {
  const databaseUrl = await createCatalog(PRODUCTS_TO_ORDER, 'bench_buying');
  await benchCarts({ databaseUrl, dataDir });
  await benchOrders({ databaseUrl, dataDir, products: PRODUCTS_TO_ORDER });
}

async function createCatalog(size, name = `bench_${size}`) {
  process.stdout.write(`catalog of ${size} products …\n`);
  const databaseUrl = await createDatabase(name);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await generateCatalog(database, size);
  await database.end();
  return databaseUrl;
}

async function importDemoCatalog() {
  process.stdout.write('demo catalog …\n');
  const databaseUrl = await createDatabase('bench_demo');
  const pictures = join(dataDir, 'demo-pictures');
  await runScript('demo/draw.mjs', [pictures]);
  await runCommand(['catalog:import', 'demo/katalog.xlsx', '--pictures', pictures], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  return databaseUrl;
}

async function createDatabase(name) {
  const administrator = new pg.Client({ connectionString: postgres.administratorUrl });
  await administrator.connect();
  await administrator.query(`CREATE DATABASE ${name} OWNER shop`);
  await administrator.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  await runCommand(['migrate'], { DATABASE_URL: url.href, DATA_DIR: dataDir });
  return url.href;
}

function reportGrowth(responseTimes) {
  const [first, last] = [responseTimes[0], responseTimes.at(-1)];
  const growth = last / first;
  report({
    what: `list response, p95, ${sizes[0]} → ${sizes.at(-1)} products, without the cache`,
    measured: `${last.toFixed(1)} ms`,
    reference: `${first.toFixed(1)} ms`,
    ratio: `${growth.toFixed(2)} ×`,
    goal: `≤ ${MAX_GROWTH} ×`,
    reached: growth <= MAX_GROWTH,
  });
}
