import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { openTestOrders, TEST_BUYER, type TestOrders } from '../../../testing/orders.js';
import { addPerson, signedIn, type SignedInBrowser } from '../../../testing/people.js';
import { LOGIN, PASSWORD } from '../../../testing/sign-in.js';
import { deliveredMails, tokenIn } from '../account-links/test-mails.js';

const REQUEST = 'mutation ($input: ChangeEmailInput!) { requestEmailChange(input: $input) }';
const CANCEL = 'mutation { cancelEmailChange }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const ME = '{ me { email isVerified pendingEmail } }';
const OWN = '{ myOrders(skip: 0, take: 50) { items { id } } myQuotes(skip: 0, take: 50) { items { id } } }';
const ASK_QUOTE = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id } }';

let shop: TestOrders;
let people = 0;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000', GUEST_ORDERS_PER_HOUR: '1000' } });
});

beforeEach(() => shop.dataSource.query('TRUNCATE rate_limit, outbox'));

afterAll(() => shop.close());

const freshEmail = () => `degisen-${(people += 1)}@example.com`;

const verifiedCustomer = async (email = freshEmail()): Promise<SignedInBrowser> => {
  const person = { email, password: PASSWORD, emailVerifiedAt: new Date() };
  return signedIn(shop.app, await addPerson(shop.app, person), 'customer');
};

const request = (browser: SignedInBrowser, email: string, password = PASSWORD) =>
  browser.codeOf(REQUEST, { input: { email, password } });

/** Follows the link of the mail that was sent to the address. */
async function confirm(email: string): Promise<string> {
  const mail = (await deliveredMails(shop.app)).find(({ to }) => to === email);
  return shop.browser().codeOf(VERIFY, { token: tokenIn(mail!) });
}

async function change(browser: SignedInBrowser, email: string): Promise<void> {
  await shop.dataSource.query('TRUNCATE outbox');
  expect(await request(browser, email)).toBe('accepted');
  expect(await confirm(email)).toBe('accepted');
}

/** An order and a quote of a guest who gave this address; their ids. */
async function askedAsGuest(email: string): Promise<string[]> {
  const buyer = { ...TEST_BUYER, email };
  const order = await shop.place(shop.browser(), { buyer });
  const lines = [{ text: 'DN 50 küresel vana', quantity: 2 }];
  const { name, phone } = TEST_BUYER;
  const input = { buyer: { name, phone, email }, lines };
  const { requestQuote } = await shop.browser().ask<{ requestQuote: { id: string } }>(ASK_QUOTE, { input });
  return [order.id, requestQuote.id];
}

async function ownThings(browser: SignedInBrowser): Promise<Set<string>> {
  const { myOrders, myQuotes } =
    await browser.ask<Record<'myOrders' | 'myQuotes', { items: { id: string }[] }>>(OWN);
  return new Set([...myOrders.items, ...myQuotes.items].map(({ id }) => id));
}

it('changes the address once the new one is confirmed, and tells the one before', async () => {
  const [before, after] = [freshEmail(), freshEmail()];
  const customer = await verifiedCustomer(before);
  expect(await request(customer, after)).toBe('accepted');
  expect(await customer.ask(ME)).toEqual({ me: { email: before, isVerified: true, pendingEmail: after } });
  const mails = await deliveredMails(shop.app);
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [
      [after, 'Yeni e-posta adresinizi doğrulayın'],
      [before, 'E-posta adresinizin değişmesi istendi'],
    ].sort(),
  );
  const toOld = mails.find(({ to }) => to === before);
  expect(toOld?.text).not.toContain(after);
  const token = tokenIn(mails.find(({ to }) => to === after)!);
  expect(await shop.browser().codeOf(VERIFY, { token })).toBe('accepted');
  expect(await customer.ask(ME)).toEqual({ me: { email: after, isVerified: true, pendingEmail: null } });
  expect(await deliveredMails(shop.app)).toMatchObject([
    { to: before, subject: 'E-posta adresiniz değişti' },
  ]);
  expect(await shop.browser().codeOf(VERIFY, { token })).toBe('LINK_INVALID');
  const signIn = (email: string) => shop.browser().codeOf(LOGIN, { input: { email, password: PASSWORD } });
  expect([await signIn(before), await signIn(after)]).toEqual(['LOGIN_REFUSED', 'accepted']);
  const { id } = customer.user;
  expect(await shop.app.get(AuditReader).entriesOf(`user ${id}`, { limit: 1 })).toMatchObject([
    {
      what: 'email-changed',
      actor: { kind: 'customer', id },
      before: { email: before },
      after: { email: after },
    },
  ]);
});

it('keeps what was asked for under the old address, and shows what the new one asked for once it is proven', async () => {
  const [before, after] = [freshEmail(), freshEmail()];
  const customer = await verifiedCustomer(before);
  const own = [(await shop.place(customer)).id];
  const asGuest = await askedAsGuest(before);
  const underNew = await askedAsGuest(after);
  expect(await ownThings(customer)).toEqual(new Set([...own, ...asGuest]));
  await shop.dataSource.query('TRUNCATE outbox');
  await request(customer, after);
  expect(await ownThings(customer)).toEqual(new Set([...own, ...asGuest]));
  await confirm(after);
  expect(await ownThings(customer)).toEqual(new Set([...own, ...asGuest, ...underNew]));
});

it('shows nobody what the next or the former owner of an address asked for', async () => {
  const address = freshEmail();
  const first = await verifiedCustomer(address);
  const ofFirst = await askedAsGuest(address);
  await change(first, freshEmail());
  const ofSecond = await askedAsGuest(address);
  const second = await verifiedCustomer(address);
  expect(await ownThings(first)).toEqual(new Set(ofFirst));
  expect(await ownThings(second)).toEqual(new Set(ofSecond));
  const [order] = ofFirst;
  const READ = 'query ($id: ID!) { order(id: $id) { id } }';
  expect(await second.ask(READ, { id: order })).toEqual({ order: null });
  expect(await first.ask(READ, { id: order })).toEqual({ order: { id: order } });
  // Who comes by the address through a change of their own is a next owner too.
  await change(second, freshEmail());
  const third = await verifiedCustomer();
  await change(third, address);
  expect(await ownThings(third)).toEqual(new Set());
  expect(await ownThings(second)).toEqual(new Set(ofSecond));
  // And who takes their own address back has what they had.
  await change(third, freshEmail());
  await change(first, address);
  expect(await ownThings(first)).toEqual(new Set(ofFirst));
});

it('leaves an address that was never proven with nothing', async () => {
  const address = freshEmail();
  const person = await addPerson(shop.app, { email: address, password: PASSWORD });
  const customer = await signedIn(shop.app, person, 'customer');
  await askedAsGuest(address);
  await change(customer, freshEmail());
  expect(await ownThings(customer)).toEqual(new Set());
});

it.each([
  ['a wrong password', () => freshEmail(), 'yanlış', 'PASSWORD_WRONG'],
  ['no password', () => freshEmail(), '', 'PASSWORD_WRONG'],
  ['no address', () => 'x@y', PASSWORD, 'BAD_USER_INPUT'],
  ['the present address', (email: string) => email.toUpperCase(), PASSWORD, 'EMAIL_UNCHANGED'],
])('refuses a request with %s', async (_what, wanted, password, code) => {
  const customer = await verifiedCustomer();
  expect(await request(customer, wanted(customer.user.email), password)).toBe(code);
  expect(await deliveredMails(shop.app)).toEqual([]);
});

it('says only to the owner of a mailbox that it has an account', async () => {
  const taken = freshEmail();
  const holder = await verifiedCustomer(taken);
  const customer = await verifiedCustomer();
  expect(await request(customer, taken)).toBe('accepted');
  expect(await confirm(taken)).toBe('EMAIL_TAKEN');
  expect(await holder.ask(ME)).toMatchObject({ me: { email: taken } });
  expect(await customer.ask(ME)).toMatchObject({ me: { email: customer.user.email } });
});

it.each<[string, (customer: SignedInBrowser) => Promise<unknown>]>([
  ['the customer cancels it', (customer) => customer.ask(CANCEL)],
  [
    'the customer changes the password',
    (customer) =>
      customer.ask('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
        input: { currentPassword: PASSWORD, newPassword: 'yeni kazan 72' },
      }),
  ],
  ['the customer asks for another address', (customer) => request(customer, freshEmail())],
])('makes the link invalid once %s', async (_what, act) => {
  const customer = await verifiedCustomer();
  const wanted = freshEmail();
  await request(customer, wanted);
  const mail = (await deliveredMails(shop.app)).find(({ to }) => to === wanted);
  await act(customer);
  expect(await shop.browser().codeOf(VERIFY, { token: tokenIn(mail!) })).toBe('LINK_INVALID');
  expect(await customer.ask(ME)).toMatchObject({ me: { email: customer.user.email } });
});
