import { DataSource } from 'typeorm';
import { addOrderMutation, purchaseInput } from '../../testing/purchase.js';
import { openTestOrders, TEST_BUYER, type TestOrders } from '../../testing/orders.js';
import type { TestBrowser } from '../../testing/browser.js';
import { ConsentExport } from './consent-export.js';

const TEXT = '{ checkoutOptions { marketingConsent { slug version hash } } }';
const FIELDS = 'purpose channel isGranted source recordedAt textVersion';
const MINE = `{ myConsents { ${FIELDS} } }`;
const SET = `mutation ($input: SetConsentInput!) { setConsent(input: $input) { ${FIELDS} } }`;
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const COMPANY = { company: 'Yılmaz Tesisat', taxNumber: '1234567890' };

interface Read {
  channel: string;
  isGranted: boolean;
  source: string | null;
}

let shop: TestOrders;
let text: { slug: string; version: number; hash: string };

beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000', GUEST_ORDERS_PER_HOUR: '1000' } });
  const { checkoutOptions } = await shop
    .browser()
    .ask<{ checkoutOptions: { marketingConsent: typeof text } }>(TEXT);
  text = checkoutOptions.marketingConsent;
});

afterAll(() => shop.close());

const mine = async (browser: TestBrowser) =>
  (await browser.ask<{ myConsents: Read[] }>(MINE)).myConsents.map(({ channel, isGranted, source }) => [
    channel,
    isGranted,
    source,
  ]);
/** Orders, and agrees to commercial messages with it. */
async function agree(browser: TestBrowser, change: object = {}): Promise<void> {
  const input = await purchaseInput(browser, { lines: shop.lines, ...change });
  await browser.ask(addOrderMutation('id'), {
    input: { ...input, marketingConsent: text, expectedTotal: shop.total },
  });
}

const choice = (change: object = {}) => ({
  input: { purpose: 'MARKETING', channel: 'SMS', isGranted: true, text, ...change },
});
const exported = async (recipient: string) => {
  const rows = await new ConsentExport(shop.dataSource).latest();
  return rows.filter((row) => row.recipient === recipient);
};

it('counts a channel without a choice as refused', async () => {
  expect(await mine(await shop.customer())).toEqual([
    ['EMAIL', false, null],
    ['SMS', false, null],
    ['CALL', false, null],
  ]);
});

it('records each choice of the profile with its source and text, and keeps the earlier ones', async () => {
  const customer = await shop.customer();
  await customer.ask(SET, choice());
  expect(await mine(customer)).toEqual([
    ['EMAIL', false, null],
    ['SMS', true, 'PROFILE'],
    ['CALL', false, null],
  ]);
  await customer.ask(SET, choice({ isGranted: false, text: null }));
  expect(await mine(customer)).toContainEqual(['SMS', false, 'PROFILE']);
  const rows = await shop.dataSource.query<object[]>(
    `SELECT is_granted AS "isGranted", text_version AS version, recipient_kind AS kind, recorded_at IS NOT NULL AS "isTimed"
     FROM consent WHERE user_id = $1 ORDER BY id`,
    [customer.user.id],
  );
  expect(rows).toEqual([
    { isGranted: true, version: text.version, kind: 'consumer', isTimed: true },
    { isGranted: false, version: null, kind: 'consumer', isTimed: true },
  ]);
});

it.each([
  ['no text', { text: null }],
  ['a text that the shop never had', { text: { slug: 'x', version: 1, hash: 'a'.repeat(64) } }],
])('records no agreement to %s', async (_what, change) => {
  const customer = await shop.customer();
  expect(await customer.codeOf(SET, choice(change))).toBe('CONSENT_TEXT_UNKNOWN');
  expect(await mine(customer)).toContainEqual(['SMS', false, null]);
});

it('records what was agreed to when the account was opened, and nothing else', async () => {
  const register = async (email: string, change: object) => {
    const browser = shop.browser();
    const password = 'mavi kazan 72';
    const person = { name: 'Ayşe', email, password, passwordConfirmation: password, acceptsTerms: true };
    await browser.ask(REGISTER, { input: { ...person, ...change } });
    return mine(browser);
  };
  expect(await register('evet@example.com', { marketingConsent: text })).toEqual(
    ['EMAIL', 'SMS', 'CALL'].map((channel) => [channel, true, 'REGISTRATION']),
  );
  expect(await register('hayir@example.com', {})).toContainEqual(['EMAIL', false, null]);
});

it('records what was agreed to with an order, of customers and of guests, and only where it was', async () => {
  const customer = await shop.customer();
  await shop.place(customer);
  expect(await mine(customer)).toContainEqual(['EMAIL', false, null]);
  await agree(customer);
  expect(await mine(customer)).toEqual(
    ['EMAIL', 'SMS', 'CALL'].map((channel) => [channel, true, 'CHECKOUT']),
  );
  const email = 'misafir@example.com';
  await agree(shop.browser(), { buyer: { ...TEST_BUYER, ...COMPANY, email } });
  expect(await exported(email)).toMatchObject([
    { channel: 'EPOSTA', status: 'ONAY', source: 'HS_WEB', recipientKind: 'TACIR' },
  ]);
});

it('exports the last choice for each recipient and channel, with the time in Istanbul', async () => {
  const customer = await shop.customer();
  await customer.ask(SET, choice({ channel: 'EMAIL' }));
  await customer.ask(SET, choice({ channel: 'EMAIL', isGranted: false, text: null }));
  // Without a phone number there is nobody to report.
  await customer.ask(SET, choice());
  expect(await exported(customer.user.email)).toEqual([
    {
      recipient: customer.user.email,
      channel: 'EPOSTA',
      status: 'RET',
      source: 'HS_WEB',
      recipientKind: 'BIREYSEL',
      recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
    },
  ]);
});

it('lets nobody change or delete what was recorded', async () => {
  const { manager } = shop.app.get(DataSource);
  for (const change of ['UPDATE consent SET is_granted = true', 'DELETE FROM consent', 'TRUNCATE consent']) {
    await expect(manager.query(change)).rejects.toThrow();
  }
});
