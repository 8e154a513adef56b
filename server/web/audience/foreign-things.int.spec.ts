import type { TestBrowser } from '../../testing/browser.js';
import { openIdentities } from '../../testing/identities.js';
import { operationDocument } from '../../testing/operation-document.js';
import { operations } from '../../testing/operations.js';
import { openTestOrders, type TestOrder, type TestOrders } from '../../testing/orders.js';
import type { SignedInBrowser } from '../../testing/people.js';
import { fillCart } from '../../testing/purchase.js';
import { ENDS_SESSIONS, IDENTITIES, type Identity } from './test-access.js';

/** As deep as buyers, lines and addresses lie; less where that is refused for its cost. */
const DEPTH = 3;
/** Where every order may be seen; who manages accounts is judged by another permission. */
const BACK_OFFICE: readonly Identity[] = [
  'staff with the permission',
  'strong key',
  'staff with a strong key',
];
const OTHERS = IDENTITIES.filter((identity) => identity !== 'customer' && !BACK_OFFICE.includes(identity));
const BUYER = { name: 'Zümrüt Tanınmaz', email: 'zumrut@gizli.example', phone: '0533 987 65 43' };
const STREET = 'Görünmez Sokak No: 9';
/** Nobody else has these. */
const PERSONAL = ['Gizli Proje', 'Tanınmaz', 'gizli.example', '987 65 43', 'Görünmez'];
const REFUSED_BEFORE_THE_RESOLVER = /^(GRAPHQL|QUERY|OPERATION)_/;

let shop: TestOrders;
let owner: SignedInBrowser;
let order: TestOrder;
/** Of the owner: order, user, list, sessions, cart line. */
let ids: string[];
let others: Record<Identity, TestBrowser>;

beforeAll(async () => {
  shop = await openTestOrders({
    environment: { RATE_LIMIT_FACTOR: '1000', GUEST_ORDERS_PER_HOUR: '1000' },
  });
  owner = await shop.customer();
  const address = { streetAddress: STREET, district: 'Kadıköy', province: 'İstanbul', postalCode: '34710' };
  order = await shop.place(owner, { buyer: BUYER, shippingAddress: address });
  await shop.dataSource.query('UPDATE users SET name = $2, phone = $3 WHERE id = $1', [
    owner.user.id,
    BUYER.name,
    BUYER.phone,
  ]);
  await fillCart(owner, shop.lines);
  const { list } = await owner.ask<{ list: { id: string } }>(
    'mutation { list: addFavoriteList(input: { name: "Gizli Proje" }) { id } }',
  );
  const rows = await shop.dataSource.query<{ id: string }[]>(
    `SELECT id::text FROM user_session WHERE user_id = $1
     UNION ALL SELECT cart_line.id::text FROM cart_line`,
    [owner.user.id],
  );
  ids = [order.id, owner.user.id, list.id, ...rows.map(({ id }) => id)];
  await shop.dataSource.query(`UPDATE second_factor_policy SET required_for = 'everybody'`);
  others = await openIdentities(shop, 'orders', ['users']);
});

afterAll(() => shop.close());

type Operation = ReturnType<typeof operations>[number];

/** Calls it once with each id of the owner, wherever it takes one, also where it may be left out. */
async function ask(browser: TestBrowser, operation: Operation, depth = DEPTH): Promise<string[]> {
  const { kind, field } = operation;
  const documents = ids.map((ID) => operationDocument(kind, field, { ID }, depth));
  const distinct = new Map(documents.map((asked) => [JSON.stringify(asked), asked]));
  const bodies: string[] = [];
  for (const { query, variables } of distinct.values()) {
    const { body } = await browser.post(query, variables);
    const [, code = ''] = /"code":"(\w+)"/.exec(body) ?? [];
    if (code === 'QUERY_TOO_COMPLEX') return ask(browser, operation, depth - 1);
    if (REFUSED_BEFORE_THE_RESOLVER.test(code)) throw new Error(`${field.name} is refused with ${code}`);
    bodies.push(body);
  }
  return bodies;
}

const shows = (bodies: readonly string[]) =>
  bodies.some((body) => PERSONAL.some((text) => body.includes(text)));

/** Everything of the owner that somebody else could change. */
async function things(): Promise<unknown> {
  return shop.dataSource.query(
    `SELECT (SELECT to_jsonb(orders) FROM orders WHERE id = $1) AS "order",
       (SELECT to_jsonb(users) FROM users WHERE id = $2) AS "user",
       (SELECT jsonb_agg(id ORDER BY id) FROM user_session WHERE user_id = $2) AS sessions,
       (SELECT jsonb_agg(to_jsonb(favorite_list)) FROM favorite_list WHERE user_id = $2) AS lists,
       (SELECT jsonb_agg(to_jsonb(cart_line) ORDER BY cart_line.id) FROM cart_line
        WHERE cart_line.id::text = ANY($3)) AS lines`,
    [order.id, owner.user.id, ids],
  );
}

it('finds what is personal where its owner asks for it', async () => {
  const found: string[] = [];
  for (const operation of operations().filter(({ kind }) => kind === 'query')) {
    if (shows(await ask(owner, operation))) found.push(operation.field.name);
  }
  expect(found).toEqual(expect.arrayContaining(['favoriteLists', 'me', 'myOrders', 'order']));
});

it.each(operations().map((operation) => [operation.field.name, operation] as const))(
  '%s shows and changes nothing of another customer',
  async (_name, operation) => {
    const before = await things();
    const seenBy: string[] = [];
    const changedBy: string[] = [];
    for (const identity of OTHERS) {
      if (shows(await ask(others[identity], operation))) seenBy.push(identity);
      if (JSON.stringify(await things()) !== JSON.stringify(before)) changedBy.push(identity);
    }
    expect({ seenBy, changedBy }).toEqual({ seenBy: [], changedBy: [] });
    if (ENDS_SESSIONS.includes(operation.field.name)) {
      others = await openIdentities(shop, 'orders', ['users']);
    }
  },
);

it('tries the operations that take an id or something else instead', () => {
  const [cancel] = operations().filter(({ field }) => field.name === 'cancelOwnOrder');
  const { query, variables } = operationDocument('mutation', cancel!.field, { ID: order.id });
  expect(query).toContain('cancelOwnOrder(id: $id)');
  expect(variables).toEqual({ id: order.id });
});

async function documentsFor({ cookies, headers }: TestBrowser, addresses: readonly string[]) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const urls = addresses.flatMap((address) => order.documents.map(({ slug }) => `${address}/${slug}`));
  const responses = await Promise.all(
    urls.map((url) => shop.app.inject({ url, headers: { ...headers, cookie } })),
  );
  return responses.map(({ body }) => body);
}

it('documents of an order are sent to staff of the orders, to anyone who has the token of its link, and to nobody else', async () => {
  const ofStaff = `/admin/siparis-belgesi/${order.id}`;
  const ofToken = `/siparis-belgesi/${order.trackingToken}`;
  for (const bodies of [
    await documentsFor(others['staff with the permission'], [ofStaff]),
    await documentsFor(others.nobody, [ofToken]),
  ]) {
    expect(bodies.filter((body) => shows([body])).length).toBeGreaterThan(0);
  }
  const seenBy: string[] = [];
  for (const identity of OTHERS) {
    const foreign = [ofStaff, ...ids.map((id) => `/siparis-belgesi/${id}`)];
    if (shows(await documentsFor(others[identity], foreign))) seenBy.push(identity);
  }
  expect(seenBy).toEqual([]);
});
