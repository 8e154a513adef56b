import { GraphQLSchemaHost } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { operationDocument } from '../../testing/operation-document.js';
import { addPump, PUMP_ID } from '../../testing/pump.js';
import { ORDER_DRAFT } from '../../testing/purchase.js';

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { itemCount } }';

/** Values that name what there is. */
const VALUES: Record<string, unknown> = {
  ID: PUMP_ID,
  OrderDraftInput: ORDER_DRAFT,
  // Of a quote that nobody asked for.
  QuoteAcceptanceInput: { ...ORDER_DRAFT, id: PUMP_ID, offer: 1 },
  CalculatePriceInput: { productId: PUMP_ID, quantity: 1 },
};

let api: TestApi;
let visitor: TestBrowser;

/** Staff and customer in one browser, which still holds the cart of the guest it was. */
beforeAll(async () => {
  api = await openTestApi();
  await addPump(api.app.get(DataSource));
  const input = { productId: PUMP_ID, quantity: 2 };
  const [guest, customer, staff] = [api.browser(), await api.customer(), await api.staff()];
  await guest.ask(ADD, { input });
  await customer.ask(ADD, { input });
  visitor = api.browser();
  for (const { cookies } of [guest, customer, staff]) {
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
  }
});

afterAll(() => api.close());

const cartTables = () =>
  api.app.get(DataSource).query<unknown[]>(
    `SELECT (SELECT json_agg(cart ORDER BY id) FROM cart) AS carts,
       (SELECT json_agg(cart_line ORDER BY id) FROM cart_line) AS lines`,
  );

it('changes no cart by any query', async () => {
  const { schema } = api.app.get(GraphQLSchemaHost);
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const before = await cartTables();
  const changing: string[] = [];
  for (const field of fields) {
    const { query, variables } = operationDocument('query', field, VALUES);
    // The preview of a mail has no answer for an order that nobody placed.
    expect(['accepted', 'NOT_FOUND', 'PRODUCT_NOT_FOUND']).toContain(await visitor.codeOf(query, variables));
    if (JSON.stringify(await cartTables()) !== JSON.stringify(before)) changing.push(field.name);
  }
  expect(changing).toEqual([]);
  expect(fields.length).toBeGreaterThan(20);
  expect(before).toMatchObject([{ carts: [{}, {}], lines: [{}, {}] }]);
});

it('shows a customer what they added before signing in, without a change', async () => {
  const { cart } = await visitor.ask<{ cart: object }>(
    '{ cart { itemCount lines { quantity } leftOutLines } }',
  );
  expect(cart).toEqual({ itemCount: 4, lines: [{ quantity: 4 }], leftOutLines: 0 });
});

it('renders the documents of an order for what was added before signing in too', async () => {
  const query = 'query ($input: OrderDraftInput!) { orderDocuments(input: $input) { html } }';
  const { orderDocuments } = await visitor.ask<{ orderDocuments: { html: string }[] }>(query, {
    input: ORDER_DRAFT,
  });
  expect(orderDocuments.map(({ html }) => html).join()).toContain('4.000,00');
});

it('creates no cart for a guest whose token has none', async () => {
  const browser = api.browser();
  browser.cookies.set('sepet', 'a'.repeat(43));
  const before = await cartTables();
  await browser.ask('{ cart { itemCount } }');
  const draft = 'query ($input: OrderDraftInput!) { orderDocuments(input: $input) { html } }';
  expect(await browser.codeOf(draft, { input: ORDER_DRAFT })).toBe('CART_EMPTY');
  expect(await cartTables()).toEqual(before);
});
