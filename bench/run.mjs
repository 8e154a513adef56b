import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureBuilt } from '../bin/installation/build.mjs';
import { readOrMakeMasterKey } from '../bin/shop/master-key.mjs';
import { narrate } from '../bin/operator/narration.mjs';
import { openEmbeddedPostgres } from '../bin/postgres/embedded.mjs';
import { benchCarts } from './carts.mjs';
import { generateCatalogue } from './catalogue.mjs';
import { benchFaults } from './faults.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchOrders } from './orders.mjs';
import { runCommand, runScript } from './processes.mjs';
import { benchProductList } from './product-list.mjs';
import { printReport, report } from './report.mjs';
import { benchProductPage } from './storefront.mjs';

const LARGEST_GROWTH = 5;
const PRODUCTS_TO_BUY = 10_000;

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000' } } });
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  process.stderr.write('--sizes wants numbers of products: --sizes 10000,100000,1000000\n');
  process.exit(1);
}

await ensureBuilt({ signal: new AbortController().signal, narrate });
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
process.env.MASTER_KEY = readOrMakeMasterKey(dataDir);
const postgres = await openEmbeddedPostgres({ projectRoot: process.cwd(), dataDir, durability: 'durable' });
try {
  const answerTimes = [];
  for (const size of sizes) {
    const databaseUrl = await makeCatalogue(size);
    answerTimes.push(await benchProductList({ size, databaseUrl, dataDir }));
    if (size === sizes[0]) await benchProductPage({ databaseUrl, dataDir });
  }
  reportGrowth(answerTimes);
  await benchBuying();
  await benchFaults(postgres);
  await benchLighthouse({ databaseUrl: await importDemoCatalogue(), dataDir });
  printReport();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** On products of its own: what is bought and counted here is nobody else's. */
async function benchBuying() {
  const databaseUrl = await makeCatalogue(PRODUCTS_TO_BUY, 'bench_buying');
  await benchCarts({ databaseUrl, dataDir });
  await benchOrders({ databaseUrl, dataDir, products: PRODUCTS_TO_BUY });
}

async function makeCatalogue(size, name = `bench_${size}`) {
  process.stdout.write(`catalogue of ${size} products …\n`);
  const databaseUrl = await makeDatabase(name);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await generateCatalogue(database, size);
  await database.end();
  return databaseUrl;
}

async function importDemoCatalogue() {
  process.stdout.write('demo catalogue …\n');
  const databaseUrl = await makeDatabase('bench_demo');
  const pictures = join(dataDir, 'demo-pictures');
  await runScript('demo/draw.mjs', [pictures]);
  await runCommand(['catalog:import', 'demo/katalog.xlsx', '--pictures', pictures], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  return databaseUrl;
}

async function makeDatabase(name) {
  const administrator = new pg.Client({ connectionString: postgres.administratorUrl });
  await administrator.connect();
  await administrator.query(`CREATE DATABASE ${name} OWNER shop`);
  await administrator.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  await runCommand(['migrate'], { DATABASE_URL: url.href, DATA_DIR: dataDir });
  return url.href;
}

function reportGrowth(answerTimes) {
  const [first, last] = [answerTimes[0], answerTimes.at(-1)];
  const growth = last / first;
  report({
    what: `list answer, p95, ${sizes[0]} → ${sizes.at(-1)} products, past the cache`,
    measured: `${last.toFixed(1)} ms`,
    reference: `${first.toFixed(1)} ms`,
    ratio: `${growth.toFixed(2)} ×`,
    goal: `≤ ${LARGEST_GROWTH} ×`,
    reached: growth <= LARGEST_GROWTH,
  });
}
