import { CatalogWriter } from './features/catalog/index.js';
import { openTestOrders, type TestOrders } from './testing/orders.js';
import {
  eventsOfOrders,
  evidenceAgainst,
  violatedRules,
  wrongAnswers,
} from './testing/random-hour/checks.js';
import { contradictions, countedCodes } from './testing/random-hour/outcomes.js';
import { randomHour } from './testing/random-hour/random-hour.js';
import { SPEC_CAUSE } from './testing/spec-cause.js';

/** RANDOM_MINUTES=60 makes it an hour; RANDOM_SEED repeats what everybody tried in an earlier one. */
const { RANDOM_MINUTES, RANDOM_SEED, RANDOM_ACTIONS = '400' } = process.env;
const SEED = Number(RANDOM_SEED ?? Math.floor(Math.random() * 1_000_000_000));
const MINUTE_MS = 60_000;
const LONGEST_MS = (Number(RANDOM_MINUTES ?? 1) + 10) * MINUTE_MS;
/** So little that orders are short of it. */
const STOCK = 12;
const CHECKED_EACH = 100;

let shop: TestOrders;
let productIds: string[];

beforeAll(async () => {
  shop = await openTestOrders({
    environment: { GUEST_ORDERS_PER_HOUR: '1000000', RATE_LIMIT_FACTOR: '10000' },
  });
  const draft = { sku: 'TEST-2', name: 'Küresel Vana', basePriceKurus: 100_000, stockQuantity: STOCK };
  const second = await shop.dataSource.transaction((transaction) =>
    shop.app.get(CatalogWriter).saveProduct(transaction, { draft, existing: null }, SPEC_CAUSE),
  );
  productIds = [shop.productId, second.after.id];
  await shop.dataSource.query('UPDATE product_stock SET quantity = $1', [STOCK]);
});

afterAll(() => shop.close());

it(
  'holds together whatever staff, programs and buyers do at once',
  async () => {
    const end = Date.now() + Number(RANDOM_MINUTES ?? 0) * MINUTE_MS;
    const checks: Promise<string[]>[] = [];
    const goesOn = (done: number) => {
      if (done % CHECKED_EACH === 0) checks.push(violatedRules(shop.dataSource, STOCK));
      return RANDOM_MINUTES === undefined ? done < Number(RANDOM_ACTIONS) : Date.now() < end;
    };
    const { outcomes, actors } = await randomHour(shop, { seed: SEED, productIds, goesOn });
    checks.push(violatedRules(shop.dataSource, STOCK));
    const events = await eventsOfOrders(shop.dataSource);
    const codes = countedCodes(outcomes);
    process.stdout.write(
      `seed ${SEED}: ${outcomes.length} actions, ${events.length} events, ${JSON.stringify(codes)}\n`,
    );
    expect({
      seed: SEED,
      wrongAnswers: wrongAnswers(outcomes, actors),
      contradictions: contradictions(outcomes, events),
      violatedRules: (await Promise.all(checks)).flat(),
      evidence: await evidenceAgainst(shop.dataSource),
    }).toEqual({ seed: SEED, wrongAnswers: [], contradictions: [], violatedRules: [], evidence: [] });
    expect(Object.keys(codes)).toEqual(expect.arrayContaining(['accepted', 'VERSION_CONFLICT', 'FORBIDDEN']));
  },
  LONGEST_MS,
);
