import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import type { TestBrowser } from '../../../testing/browser.js';
import { addOrderMutation, fillCart, purchaseInput } from '../../../testing/purchase.js';

const WRITERS = 8;
const ORDERS_OF_EACH = 12;
const PAGE = 7;

/** A commit that fails after everything was written, the position included. */
const FAIL_SOME_COMMITS = `
  CREATE FUNCTION fail_some_commits() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF random() < 0.3 THEN RAISE EXCEPTION 'this commit fails'; END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER some_commits_fail AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION fail_some_commits();`;

const CHANGES = `query ($after: Position!, $categories: [String!]) {
  changes(after: $after, limit: ${PAGE}, categories: $categories) { nextAfter items { position entityId type } }
}`;

interface Page {
  changes: { nextAfter: number; items: { position: number; entityId: string; type: string }[] };
}

let api: TestApi;
let productId: string;

beforeAll(async () => {
  api = await openTestApi({ environment: { GUEST_ORDERS_PER_HOUR: '100000' } });
  const database = api.app.get(DataSource);
  const [product] = await database.query<{ id: string }[]>(
    `WITH added AS (
       INSERT INTO product (id, slug, name, sku, base_price_kurus)
       VALUES (gen_random_uuid(), 'pompa', 'Pompa', 'PMP', 100000) RETURNING id
     )
     INSERT INTO product_stock (product_id, quantity) SELECT id, 10000 FROM added RETURNING product_id AS id`,
  );
  productId = product?.id ?? '';
  await database.query(FAIL_SOME_COMMITS);
});

afterAll(() => api.close());

/** @returns the ids of the orders whose commit did not fail */
async function orderAgainAndAgain(browser: TestBrowser): Promise<string[]> {
  const lines = [{ productId, quantity: 1 }];
  await fillCart(browser, lines);
  const input = await purchaseInput(browser, { lines });
  const placed: string[] = [];
  for (let left = ORDERS_OF_EACH; left > 0; left--) {
    const response = await browser.post(addOrderMutation('id'), {
      input: { ...input, idempotencyKey: randomUUID() },
    });
    const { data, errors } = response.json<{
      data: { addOrder: { id: string } } | null;
      errors?: { extensions: { code: string } }[];
    }>();
    if (data) placed.push(data.addOrder.id);
    else expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  }
  return placed;
}

it('lets a program read all changes, and those of a category, without a gap beside eight writers whose commits fail at times', async () => {
  const program = await api.program(['orders']);
  let isWriting = true;
  /** @returns every change, read page by page until nobody writes any more */
  async function readAll(categories?: string[]): Promise<Page['changes']['items']> {
    const read: Page['changes']['items'] = [];
    for (let after = 0, rest = true; rest;) {
      rest = isWriting;
      const { changes } = await program.ask<Page>(CHANGES, { after, categories });
      read.push(...changes.items);
      after = changes.nextAfter;
      rest ||= changes.items.length > 0;
    }
    return read;
  }
  const reading = Promise.all([readAll(), readAll(['order'])]);
  const placed = await Promise.all(
    Array.from({ length: WRITERS }, () => orderAgainAndAgain(api.browser())),
  ).finally(() => (isWriting = false));
  const [read, readByCategory] = await reading;

  const ids = placed.flat();
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(WRITERS * ORDERS_OF_EACH);
  expect(read.map(({ position }) => position)).toEqual(ids.map((_id, index) => index + 1));
  expect(read.map(({ entityId }) => entityId).sort()).toEqual(ids.sort());
  expect(readByCategory).toEqual(read);
});
