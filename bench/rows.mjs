import { benchCarts, benchNewCarts } from './carts.mjs';
import { benchFaults } from './faults.mjs';
import { benchGuestOrders } from './guest-orders.mjs';
import { benchAppendsBesideSnapshot, benchVerification } from './history.mjs';
import { benchImport } from './import.mjs';
import { benchImportLoad } from './import-load.mjs';
import { benchImportWorkers } from './import-workers.mjs';
import { benchLighthouse } from './lighthouse.mjs';
import { benchCachedList, benchColdList, LISTS, reportGrowth } from './lists.mjs';
import { benchOrders } from './orders.mjs';
import { benchPanel } from './panel.mjs';
import { benchPanelProducts } from './panel-products.mjs';
import { benchStartUp } from './start-up.mjs';
import { benchFirstScripts, benchKeptPage, benchRenderedPage } from './storefront.mjs';
import { benchWizard } from './wizard.mjs';

const PRODUCTS = 10_000;

/**
 * Every figure by its name, in the order of a whole run.
 *
 * @typedef {{ sizes: number[], imports: number[], files: number, events: number, kills: number, orders: number[],
 *   dataDir: string, postgres: Awaited<ReturnType<typeof import('./postgres.mjs').openBenchPostgres>>,
 *   catalogs: import('./catalogs.mjs').Catalogs }} Run
 * @type {Record<string, (run: Run) => Promise<void>>}
 */
export const ROWS = {
  list: (run) => measureList(LISTS.list, run),
  price: (run) => measureList(LISTS.price, run),
  search: (run) => measureList(LISTS.search, run),
  'new-search': (run) => measureList(LISTS['new-search'], run),
  'deep-search': (run) => measureList(LISTS['deep-search'], run),
  cached: async ({ catalogs, dataDir }) =>
    benchCachedList({ size: PRODUCTS, databaseUrl: await catalogs.ofSize(PRODUCTS), dataDir }),
  wizard: async ({ catalogs, dataDir }) =>
    benchWizard({ size: PRODUCTS, databaseUrl: await catalogs.ofSize(PRODUCTS, 'bench_wizard'), dataDir }),
  page: async ({ catalogs, dataDir }) => {
    const databaseUrl = await catalogs.ofSize(PRODUCTS);
    await benchRenderedPage({ databaseUrl, dataDir });
    await benchKeptPage({ databaseUrl, dataDir });
  },
  scripts: async ({ catalogs, dataDir }) =>
    benchFirstScripts({ databaseUrl: await catalogs.ofSize(PRODUCTS), dataDir }),
  cart: async (run) => {
    const databaseUrl = await catalogToOrder(run);
    await benchNewCarts({ databaseUrl, dataDir: run.dataDir });
    await benchCarts({ databaseUrl, dataDir: run.dataDir });
  },
  'guest-order': async (run) => {
    const databaseUrl = await run.catalogs.ofSize(PRODUCTS, 'bench_guests');
    const { administrator } = run.postgres;
    await benchGuestOrders({ databaseUrl, administrator, dataDir: run.dataDir });
  },
  order: async (run) =>
    benchOrders({ databaseUrl: await catalogToOrder(run), dataDir: run.dataDir, products: PRODUCTS }),
  appends: async ({ postgres }) =>
    benchAppendsBesideSnapshot({ databaseUrl: await postgres.createDatabase('bench_appends') }),
  verification: async ({ postgres, dataDir, events }) =>
    benchVerification({ databaseUrl: await postgres.createDatabase('bench_history'), dataDir, events }),
  panel: (run) => benchPanel(run),
  'panel-products': (run) => benchPanelProducts(run),
  start: () => benchStartUp(),
  import: async ({ postgres, dataDir, imports }) => {
    for (const size of imports) {
      await benchImport({ size, postgres, dataDir });
    }
  },
  'import-workers': ({ postgres, dataDir, files }) => benchImportWorkers({ size: files, postgres, dataDir }),
  'import-load': async ({ catalogs, dataDir, sizes, imports }) => {
    const databaseUrl = await catalogs.ofSize(sizes[0], 'bench_import_load');
    await benchImportLoad({ products: sizes[0], size: imports.at(-1), databaseUrl, dataDir });
  },
  faults: ({ postgres, kills }) => benchFaults({ administratorUrl: postgres.administratorUrl, kills }),
  lighthouse: async ({ catalogs, dataDir }) =>
    benchLighthouse({ databaseUrl: await catalogs.demo(), dataDir }),
};

async function measureList(list, { sizes, catalogs, dataDir }) {
  const p95s = [];
  for (const size of sizes) {
    p95s.push(await benchColdList(list, { size, databaseUrl: await catalogs.ofSize(size), dataDir }));
  }
  if (sizes.length > 1) reportGrowth(list, sizes, p95s);
}

/** Its own database, so that orders do not affect the other measurements. */
function catalogToOrder({ catalogs }) {
  return catalogs.ofSize(PRODUCTS, 'bench_buying');
}
