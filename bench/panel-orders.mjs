import { join } from 'node:path';
import pg from 'pg';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { generateOrders, PAID } from './history-events.mjs';
import { runCommand } from './processes.mjs';

const DAYS = 400;
const DAY_MS = 86_400_000;
const FIRST_NAMES = [
  'Ayşe',
  'Mehmet',
  'Zeynep',
  'Işıl',
  'Ömer',
  'Gülşah',
  'Çağlar',
  'İbrahim',
  'Şule',
  'Fatma',
];
const LAST_NAMES = [
  'Yılmaz',
  'Demir',
  'Işıldak',
  'Öztürk',
  'Çelik',
  'Güneş',
  'Şahin',
  'Kaya',
  'Aydın',
  'Koç',
];
const TRADES = ['Mekanik', 'Tesisat', 'İnşaat', 'Isı Sistemleri', 'Enerji'];
const STATUSES = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'];
const OPEN_SHARE = 0.01;
const ALL = 1_000_000_000;

/** A number from 0 to below `size` that looks random and is the same in every run. */
const pick = (n, salt, size) => Math.abs(Math.imul(n + salt * 7_919, 2_654_435_761) >> 8) % size;
const oneOf = (values, n, salt) => values[pick(n, salt, values.length)];

/** What the panel lists: orders of 400 days, nearly all of them delivered and paid. */
export async function generatePanelOrders(databaseUrl, dataDir, count) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const now = Date.now();
  await generateOrders(database, count, (n) => ({
    facts: factsOf(n, count),
    at: new Date(now - ((count - n) / count) * DAYS * DAY_MS),
  }));
  await runCommand(['projections:rebuild'], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  await foldCounts(database);
  await database.query('VACUUM ANALYZE');
  await database.end();
}

/** As a worker does every ten minutes. */
async function foldCounts(database) {
  const { OrderCountSweeper } = await import(
    join(PROJECT_ROOT, 'dist/server/features/orders/rows/order-count.sweeper.js')
  );
  const transaction = { query: async (...asked) => (await database.query(...asked)).rows };
  await new OrderCountSweeper().sweep(transaction, ALL);
}

function factsOf(n, count) {
  const placed = { type: 'OrderPlaced', data: orderOf(n) };
  const isOpen = n > count * (1 - OPEN_SHARE);
  if (isOpen) return n % 2 === 0 ? [placed] : [placed, statusFact(STATUSES[n % 3])];
  const status = n % 25 === 0 ? 'cancelled' : 'delivered';
  return status === 'cancelled' || n % 50 === 1
    ? [placed, statusFact(status)]
    : [placed, PAID, statusFact(status)];
}

const statusFact = (to) => ({
  type: 'OrderStatusChanged',
  data: { from: 'pending', to, reason: null, shipment: null, isBuyerNotified: false },
});

function orderOf(n) {
  const [first, last] = [oneOf(FIRST_NAMES, n, 1), oneOf(LAST_NAMES, n, 2)];
  const digits = String(pick(n, 3, 10_000_000)).padStart(7, '0');
  const subtotalKurus = 10_000 + pick(n, 4, 5_000_000);
  const taxKurus = Math.round(subtotalKurus / 5);
  return {
    buyer: {
      name: `${first} ${last}`,
      email: `musteri${n}@${oneOf(['example.com', 'example.org', 'example.net'], n, 5)}`,
      phone: `0532 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
      company: n % 3 === 0 ? null : `${last} ${oneOf(TRADES, n, 6)} Ltd. Şti.`,
      taxNumber: null,
      taxOffice: null,
    },
    lines: Array.from({ length: 1 + (n % 3) }, (_, index) => lineOf(n, index + 1)),
    subtotalKurus,
    taxKurus,
    shippingKurus: 15_000,
    totalKurus: subtotalKurus + taxKurus + 15_000,
  };
}

function lineOf(n, position) {
  const sku = `PMP-${String(pick(n, 10 + position, 5_000)).padStart(4, '0')}`;
  return {
    productId: '7b0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11',
    product: {
      name: 'Sirkülasyon Pompası',
      brand: 'Baymak',
      model: 'SP-25',
      sku,
      slug: 'sirkulasyon-pompasi',
      pictureIds: [],
      unit: 'adet',
      deliveryTime: '1 hafta',
    },
    selectedVariations: [],
    quantity: 1,
    unitPriceKurus: 100_000,
    totalPriceKurus: 100_000,
    taxRateBasisPoints: 2_000,
    position,
    backOrdered: 0,
    countedVariationIds: [],
    delivery: [{ quantity: 1, isFromStock: true, time: '1 hafta' }],
  };
}
