import { Clock } from '../../../kernel/clock/clock.js';
import type { Mail } from '../../../kernel/mail/mail.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import type { SignedInBrowser } from '../../../testing/people.js';
import { enrolledStaff, TestClock } from '../../../testing/second-factor.js';
import { PASSWORD } from '../../../testing/sign-in.js';
import { openTestWebhooks, signatureOf, type TestWebhooks } from '../../../testing/webhooks.js';
import { WebhookMail, WebhookOffMail } from './webhook.mails.js';

const LIST = '{ webhooks { id name waiting isFailing offReason maker { id name } } }';
const RENEW = `mutation ($input: RenewWebhookSecretInput!) {
  renewWebhookSecret(input: $input) { secret webhook { previousSecretUntil } }
}`;
const TEST = 'mutation ($id: ID!) { testWebhook(id: $id) { id } }';
const SWITCH_OFF = 'mutation ($id: ID!) { switchOffWebhook(id: $id) { offReason offSince } }';
const SWITCH_ON = 'mutation ($id: ID!) { switchOnWebhook(id: $id) { offReason offSince } }';
const REMOVE = 'mutation ($id: ID!) { removeWebhook(id: $id) }';
const DELIVERIES = `query ($webhookId: ID!, $outcome: WebhookDeliveryOutcome) {
  webhookDeliveries(webhookId: $webhookId, outcome: $outcome, take: 10) {
    total items { type category entityId attempt status failure }
  }
}`;

let shop: TestWebhooks;
let maker: SignedInBrowser;

beforeAll(async () => {
  shop = await openTestWebhooks();
  maker = await shop.maker();
});

beforeEach(() => shop.reset());

const now = Clock.prototype.now;
afterEach(() => {
  shop.app.get(Clock).now = now;
});

afterAll(() => shop.close());

const deliveries = async (webhookId: string, outcome?: string) =>
  (
    await maker.ask<{ webhookDeliveries: { total: number; items: object[] } }>(DELIVERIES, {
      webhookId,
      outcome,
    })
  ).webhookDeliveries;

const actions = async (id: string) => {
  const rows = await shop.dataSource.query<{ what: string }[]>(
    'SELECT what FROM audit WHERE subject = $1 ORDER BY id',
    [`webhook ${id}`],
  );
  return rows.map(({ what }) => what);
};

it('returns the secret once; no row, log line, entry or query has it', async () => {
  const { secret, webhook } = await shop.create(maker, { address: `${shop.receiver.address}?key=gizli` });
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  await shop.place(shop.browser());
  await shop.runAll();
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const rows = JSON.stringify(await shop.dataSource.query('SELECT w::text, a::text FROM webhook w, audit a'));
  const shown = JSON.stringify(await maker.ask(LIST));
  for (const text of [rows, shown, shop.log()]) {
    expect(text).not.toContain(secret.replace('whsec_', ''));
    expect(text).not.toContain(key.toString('hex'));
  }
  const audit = JSON.stringify(await shop.dataSource.query('SELECT before, after FROM audit'));
  expect(audit).toContain(shop.receiver.address);
  expect(audit).not.toContain('gizli');
  expect(await actions(webhook.id)).toEqual(['webhook-created']);
});

it('asks who creates one for their password, and for a code where they have an app', async () => {
  expect(await shop.refusal(maker, { password: 'yanlis' })).toMatchObject({
    extensions: { code: 'PASSWORD_WRONG' },
  });
  const enrolled = await enrolledStaff(shop, new TestClock(shop));
  expect(await shop.refusal(enrolled, {})).toMatchObject({ extensions: { code: 'SECOND_FACTOR_REQUIRED' } });
  expect(await maker.ask(LIST)).toEqual({ webhooks: [] });
});

it.each([
  ['http://example.com/', 'address'],
  ['ftp://example.com/', 'address'],
  ['https://kim:sifre@example.com/', 'address'],
  ['https://example.com:8443/', 'address'],
  ['example.com', 'address'],
  ['https://10.0.0.1/', 'not-public'],
  ['https://169.254.169.254/latest/meta-data/', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://2130706434/', 'not-public'],
  ['https://localhost/', 'not-public'],
])('refuses to send to %s: %s', async (address, reason) => {
  expect(await shop.refusal(maker, { address })).toMatchObject({
    extensions: { code: 'WEBHOOK_ADDRESS_REFUSED', details: { reason } },
  });
});

it.each([
  [{ name: ' ' }, 'BAD_USER_INPUT'],
  [{ categories: [] }, 'BAD_USER_INPUT'],
  [{ categories: ['order', 'order'] }, 'BAD_USER_INPUT'],
  [{ categories: ['everything'] }, 'CHANGE_CATEGORY_UNKNOWN'],
  [{ categories: ['order', 'quote'] }, 'FORBIDDEN'],
  [{ after: 1_000_000 }, 'POSITION_AHEAD'],
])('refuses to create one with %j', async (wrong, code) => {
  expect(await shop.refusal(maker, wrong)).toMatchObject({ extensions: { code } });
});

it('begins after the position that is asked for', async () => {
  await shop.place(shop.browser());
  await shop.create(maker, { after: 0 });
  const { webhooks } = await maker.ask<{ webhooks: { waiting: number }[] }>(LIST);
  expect(webhooks[0]!.waiting).toBeGreaterThan(0);
  await shop.runAll();
  expect(shop.receiver.received[0]!.position).toBe(1);
  expect(await maker.ask(LIST)).toMatchObject({ webhooks: [{ waiting: 0, isFailing: false }] });
});

it('refuses the twenty-first', async () => {
  for (let count = 0; count < 20; count++) await shop.create(maker);
  expect(await shop.refusal(maker, {})).toMatchObject({ extensions: { code: 'TOO_MANY_WEBHOOKS' } });
});

it('sends a message to try it, also while it is off, and lists what came of each', async () => {
  const { secret, webhook } = await shop.create(maker);
  await maker.ask(SWITCH_OFF, { id: webhook.id });
  shop.receiver.answers.push({ status: 401 });
  for (let time = 0; time < 2; time++) {
    await maker.ask(TEST, { id: webhook.id });
    await shop.sendTests();
  }
  const [refused, taken] = shop.receiver.received;
  expect(taken!.type).toBe('WebhookTested');
  expect(taken!.headers['webhook-signature']).toBe(signatureOf(taken!, secret));
  expect(taken!.headers['webhook-id']).not.toBe(refused!.headers['webhook-id']);
  expect(await deliveries(webhook.id)).toMatchObject({
    total: 2,
    items: [
      { type: 'WebhookTested', category: null, entityId: null, attempt: 1, status: 204, failure: null },
      { status: 401, failure: 'STATUS' },
    ],
  });
  expect((await deliveries(webhook.id, 'FAILED')).total).toBe(1);
  expect((await deliveries(webhook.id, 'DELIVERED')).total).toBe(1);
});

it('signs with both secrets for a day after one was renewed, then with the new one', async () => {
  const { secret: old, webhook } = await shop.create(maker);
  const { renewWebhookSecret } = await maker.ask<{ renewWebhookSecret: { secret: string } }>(RENEW, {
    input: { id: webhook.id, password: PASSWORD },
  });
  await shop.place(shop.browser());
  await shop.runAll();
  const [both] = shop.receiver.received.splice(0);
  const expected = `${signatureOf(both!, renewWebhookSecret.secret)} ${signatureOf(both!, old)}`;
  expect(both!.headers['webhook-signature']).toBe(expected);
  await shop.dataSource.query(`UPDATE webhook SET previous_secret_until = now() - interval '1 second'`);
  await shop.place(shop.browser());
  await shop.runAll();
  const [one] = shop.receiver.received;
  expect(one!.headers['webhook-signature']).toBe(signatureOf(one!, renewWebhookSecret.secret));
  expect(await maker.codeOf(RENEW, { input: { id: webhook.id, password: 'yanlis' } })).toBe('PASSWORD_WRONG');
});

it('records each step, and neither switches off nor on twice', async () => {
  const { id } = (await shop.create(maker)).webhook;
  for (const step of [SWITCH_OFF, SWITCH_OFF, SWITCH_ON, SWITCH_ON, TEST]) await maker.ask(step, { id });
  expect(await maker.ask(REMOVE, { id })).toEqual({ removeWebhook: id });
  expect(await actions(id)).toEqual([
    'webhook-created',
    'webhook-switched-off',
    'webhook-switched-on',
    'webhook-test-requested',
    'webhook-removed',
  ]);
  await shop.sendTests();
  expect(shop.receiver.received).toEqual([]);
  expect(await maker.codeOf(REMOVE, { id })).toBe('NOT_FOUND');
});

it('lets only those change one who may read all that it gets', async () => {
  const { id } = (await shop.create(maker)).webhook;
  const other = await shop.maker(['settings', 'messages']);
  const codes = [];
  for (const step of [SWITCH_OFF, SWITCH_ON, TEST, REMOVE]) codes.push(await other.codeOf(step, { id }));
  codes.push(await other.codeOf(RENEW, { input: { id, password: PASSWORD } }));
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
});

it('mails its maker that it was created, and that the shop has switched it off', async () => {
  const { secret, webhook } = await shop.create(maker, { name: 'Muhasebe' });
  const sent: Mail[] = [];
  const sending = vi
    .spyOn(shop.app.get(Mailer, { strict: false }), 'send')
    .mockImplementation((mail) => Promise.resolve(void sent.push(mail)));
  onTestFinished(() => sending.mockRestore());
  const fact = { type: 'WebhookCreated', subjectId: webhook.id, version: null };
  await shop.app.get(WebhookMail, { strict: false }).react(fact);
  await shop.app.get(WebhookOffMail, { strict: false }).react(fact);
  await shop.dataSource.query(`UPDATE webhook SET off_reason = 'failures', off_since = now()`);
  await shop.app.get(WebhookOffMail, { strict: false }).react(fact);
  expect(sent).toMatchObject([
    { to: maker.user.email, subject: 'Adınıza bir webhook oluşturuldu' },
    { to: maker.user.email, subject: '«Muhasebe» webhook’u kapatıldı' },
  ]);
  expect(JSON.stringify(sent)).not.toContain(secret);
});
