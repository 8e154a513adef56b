import type { TestBrowser } from '../../../testing/browser.js';
import { openTestOrders, TEST_BUYER, type TestOrder, type TestOrders } from '../../../testing/orders.js';
import { OrderLinks } from '../commands/order.link.js';

const ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export async function renderPage() {
  return { status: 404, html: 'Sayfa bulunamadı', headers: {}, inlineScripts: [], cacheable: true };
}`;
const BY_TOKEN = 'query ($token: String!) { orderByToken(token: $token) { id trackingToken } }';
const CANCEL = 'mutation ($token: String!) { cancelOwnOrder(token: $token) { trackingToken } }';
const RENEW = 'mutation ($id: ID!) { renewOrderLink(orderId: $id) { id trackingToken } }';
const REQUEST =
  'mutation ($number: String!, $email: String!) { requestOrderLink(number: $number, email: $email) }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const NOTE =
  'mutation ($id: ID!) { addOrderNote(input: { orderId: $id, note: "Arandı" }) { trackingToken } }';
const LISTS = `query ($id: ID!) {
  adminOrder(id: $id) { trackingToken }
  adminOrders(take: 100) { items { trackingToken } }
}`;
const CHANGES = '{ changes(limit: 500) { items { type actorKind actorId data entityId } } }';

let shop: TestOrders;
let order: TestOrder;
let buyer: TestBrowser;

beforeAll(async () => {
  shop = await openTestOrders({ entry: ENTRY, environment: { TRUST_PROXY: '1' } });
});

beforeEach(async () => {
  buyer = shop.browser();
  order = await shop.place(buyer);
});

afterAll(() => shop.close());

const refusalOf = async (token: string, operation = BY_TOKEN, browser = shop.browser()) =>
  (await browser.refusal(operation, { token }))?.extensions;

async function eventsOf({ id }: TestOrder) {
  return shop.dataSource.query<{ type: string; kind: string; actor: string }[]>(
    'SELECT type, actor_kind AS kind, actor_id AS actor FROM event WHERE stream = $1 ORDER BY version',
    [`order-${id}`],
  );
}

/** The token of today, as only the mail to the buyer has it. */
async function mailedToken({ id }: TestOrder): Promise<string> {
  const [row] = await shop.dataSource.query<{ version: number }[]>(
    'SELECT link_version AS version FROM orders WHERE id = $1',
    [id],
  );
  return shop.app.get(OrderLinks, { strict: false }).tokenOf({ orderId: id, version: row!.version });
}

const mailsOf = ({ id }: TestOrder) =>
  shop.dataSource.query<unknown[]>(
    `SELECT 1 FROM outbox WHERE subject_id = $1 AND reaction = 'order-link-mail'`,
    [id],
  );

describe('who cancels with the token of a tracking link', () => {
  it.each<[string, () => Promise<TestBrowser>]>([
    ['guest', () => Promise.resolve(shop.browser())],
    ['customer', () => shop.customer()],
    ['staff', () => shop.staff(['catalog'])],
    ['program', () => shop.program(['orders'])],
  ])('is recorded as %s', async (kind, open) => {
    const browser = await open();
    await browser.ask(CANCEL, { token: order.trackingToken });
    const [, cancelled] = await eventsOf(order);
    expect(cancelled).toMatchObject({ type: 'OrderCancelled', kind });
    expect(cancelled?.actor === '').toBe(kind === 'guest');
  });
});

describe('the token of a tracking link', () => {
  it('is shown to the buyer and to neither staff nor programs, whatever they ask', async () => {
    for (const asking of [await shop.staff(['orders']), await shop.program(['orders'])]) {
      const shown = JSON.stringify([
        await asking.ask(LISTS, { id: order.id }),
        await asking.ask(NOTE, { id: order.id }),
        await asking.ask(RENEW, { id: order.id }),
        await asking.ask(CHANGES),
      ]);
      expect(shown).toContain('"trackingToken":null');
      expect(shown).not.toMatch(/"trackingToken":"/);
      expect(shown).not.toContain(await mailedToken(order));
    }
    const program = await shop.program(['orders']);
    expect((await shop.place(program)).trackingToken).toBeNull();
    const { orderByToken } = await buyer.ask<{ orderByToken: object }>(BY_TOKEN, {
      token: await mailedToken(order),
    });
    expect(orderByToken).toEqual({ id: order.id, trackingToken: await mailedToken(order) });
  });
});

describe('a renewed link', () => {
  it('is mailed to the buyer when staff renew it, and the old one ends everywhere', async () => {
    const staff = await shop.staff(['orders']);
    await staff.ask(RENEW, { id: order.id });
    expect(await mailsOf(order)).toHaveLength(1);
    expect((await eventsOf(order))[1]).toMatchObject({ type: 'OrderLinkRenewed', kind: 'staff' });
    const ended = { code: 'ORDER_LINK_ENDED', details: { reason: 'RENEWED' } };
    expect(await refusalOf(order.trackingToken)).toMatchObject(ended);
    expect(await refusalOf(order.trackingToken, CANCEL)).toMatchObject(ended);
    const document = `/siparis-belgesi/${order.trackingToken}/on-bilgilendirme`;
    expect((await shop.app.inject({ url: document })).body).not.toContain(TEST_BUYER.name);
    expect(await refusalOf(await mailedToken(order))).toBeUndefined();
  });

  it('cannot be made by visitors, nor by staff without the permission', async () => {
    expect(await buyer.codeOf(RENEW, { id: order.id })).toBe('SIGN_IN_REQUIRED');
    expect(await (await shop.staff(['catalog'])).codeOf(RENEW, { id: order.id })).toBe('FORBIDDEN');
    expect(await (await shop.staff()).codeOf(RENEW, { id: 'bozuk' })).toBe('NOT_FOUND');
  });

  it('is mailed to the buyer who names number and e-mail address, in any spelling', async () => {
    const email = ` ${TEST_BUYER.email.toUpperCase()} `;
    const { requestOrderLink } = await shop
      .browser()
      .ask<{ requestOrderLink: boolean }>(REQUEST, { number: `#${order.number.toUpperCase()}`, email });
    expect(requestOrderLink).toBe(true);
    expect(await mailsOf(order)).toHaveLength(1);
    expect((await eventsOf(order))[1]).toMatchObject({ type: 'OrderLinkRenewed', kind: 'guest' });
    expect((await refusalOf(order.trackingToken))?.code).toBe('ORDER_LINK_ENDED');
  });

  it('is answered alike for a wrong address and an unknown number, and nothing happens', async () => {
    for (const asked of [
      { number: order.number, email: 'baska@example.com' },
      { number: 'ffffffff', email: 'baska@example.com' },
    ]) {
      expect(await shop.browser().ask(REQUEST, asked)).toEqual({ requestOrderLink: true });
    }
    expect(await eventsOf(order)).toHaveLength(1);
  });

  it('is requested only so often for one address', async () => {
    const codes: string[] = [];
    for (let request = 0; request < 6; request++) {
      codes.push(await buyer.codeOf(REQUEST, { number: 'ffffffff', email: 'sik@example.com' }));
    }
    expect(codes).toEqual([...Array<string>(5).fill('accepted'), 'RATE_LIMITED']);
  });
});

describe('the mailbox of a buyer', () => {
  const expireOwn = () =>
    shop.dataSource.query("DELETE FROM rate_limit WHERE key LIKE 'order-link-%' OR key LIKE 'guest-orders%'");

  beforeEach(() => shop.dataSource.query('TRUNCATE rate_limit'));
  afterEach(() => shop.dataSource.query('TRUNCATE rate_limit'));

  it('is sent at most eight links in an hour, whichever asks for them, and the last one works on', async () => {
    for (let request = 0; request < 9; request++) {
      expect(await buyer.codeOf(REQUEST, { number: order.number, email: TEST_BUYER.email })).toBe('accepted');
      await expireOwn();
    }
    expect(await mailsOf(order)).toHaveLength(8);
    expect(await refusalOf(await mailedToken(order))).toBeUndefined();
  });

  it('counts links of orders and of accounts together', async () => {
    for (let request = 0; request < 8; request++) {
      await shop.browser().codeOf(RESET, { email: TEST_BUYER.email });
      await shop.dataSource.query("DELETE FROM rate_limit WHERE key LIKE 'reset-%'");
    }
    await buyer.ask(REQUEST, { number: order.number, email: TEST_BUYER.email });
    expect(await mailsOf(order)).toHaveLength(0);
  });

  it('is not used up by requests that name no order of it', async () => {
    for (let request = 0; request < 10; request++) {
      await shop.browser().codeOf(REQUEST, { number: 'ffffffff', email: TEST_BUYER.email });
      await expireOwn();
    }
    await buyer.ask(REQUEST, { number: order.number, email: TEST_BUYER.email });
    expect(await mailsOf(order)).toHaveLength(1);
  });
});

describe('requests of a link', () => {
  it('are counted for a whole network, not for each of its addresses', async () => {
    const codes: string[] = [];
    for (let request = 0; request < 41; request++) {
      const stranger = shop.browser();
      stranger.headers['x-forwarded-for'] =
        `2001:db8:0:${(request % 4).toString(16)}::${request.toString(16)}`;
      codes.push(await stranger.codeOf(REQUEST, { number: 'ffffffff', email: `a${request}@example.com` }));
    }
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(40);
  });
});

describe('the link of a closed order', () => {
  const closedAgo = (interval: string) =>
    shop.dataSource.query(`UPDATE orders SET closed_at = now() - $2::interval WHERE id = $1`, [
      order.id,
      interval,
    ]);

  it('works for half a year and ends then, until a new one is mailed', async () => {
    await buyer.ask(CANCEL, { token: order.trackingToken });
    await closedAgo('5 months');
    expect(await refusalOf(order.trackingToken)).toBeUndefined();
    await closedAgo('7 months');
    expect(await refusalOf(order.trackingToken)).toMatchObject({
      code: 'ORDER_LINK_ENDED',
      details: { reason: 'EXPIRED' },
    });
    await buyer.ask(REQUEST, { number: order.number, email: TEST_BUYER.email });
    expect(await refusalOf(await mailedToken(order))).toBeUndefined();
  });

  it('never ends while the order is open', async () => {
    await shop.dataSource.query(
      `UPDATE orders SET placed_at = now() - interval '3 years', updated_at = placed_at WHERE id = $1`,
      [order.id],
    );
    expect(await refusalOf(order.trackingToken)).toBeUndefined();
  });
});
