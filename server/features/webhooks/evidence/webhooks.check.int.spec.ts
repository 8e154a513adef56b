import type { SignedInBrowser } from '../../../testing/people.js';
import { openTestWebhooks, type TestWebhooks } from '../../../testing/webhooks.js';
import { WebhooksCheck } from './webhooks.check.js';

const SWITCH_OFF = 'mutation ($id: ID!) { switchOffWebhook(id: $id) { id } }';
const SWITCH_ON = 'mutation ($id: ID!) { switchOnWebhook(id: $id) { id } }';
const NOT_AS_SAID = 'not what the audit log says';

let shop: TestWebhooks;
let maker: SignedInBrowser;
let id: string;

beforeAll(async () => {
  shop = await openTestWebhooks();
  maker = await shop.maker();
  ({
    webhook: { id },
  } = await shop.create(maker, { address: `${shop.receiver.address}?anahtar=gizli` }));
});

afterAll(() => shop.close());

const violation = (sql?: string) =>
  shop.dataSource.transaction(async (transaction) => {
    if (sql) await transaction.query(sql);
    const found = await new WebhooksCheck().firstViolation(transaction);
    await transaction.query('ROLLBACK; BEGIN');
    return found;
  });

it('finds webhooks as the audit log says, on, off, and on again', async () => {
  expect(await violation()).toBeUndefined();
  await maker.ask(SWITCH_OFF, { id });
  expect(await violation()).toBeUndefined();
  expect(await violation('UPDATE webhook SET off_reason = NULL, off_since = NULL')).toMatchObject({
    what: `whether it is on is ${NOT_AS_SAID}`,
  });
  await maker.ask(SWITCH_ON, { id });
  expect(await violation()).toBeUndefined();
});

it.each([
  ['another address', `UPDATE webhook SET address = 'https://hirsiz.example/al'`, 'its address is'],
  ['another path', `UPDATE webhook SET address = replace(address, '/hook', '/baska')`, 'its address is'],
  ['more categories', `UPDATE webhook SET categories = '{order,message}'`, 'what it gets is'],
  ['another maker', 'UPDATE webhook SET maker_id = gen_random_uuid()', 'its maker is'],
  [
    'an end that nobody recorded',
    `UPDATE webhook SET off_reason = 'staff', off_since = now()`,
    'whether it is on is',
  ],
  [
    'an id of its own',
    `INSERT INTO webhook SELECT (jsonb_populate_record(webhook, '{"id": "00000000-0000-4000-8000-000000000000"}')).* FROM webhook`,
    'the webhook itself is',
  ],
])('names a webhook with %s', async (_title, sql, what) => {
  expect(await violation(sql)).toMatchObject({
    stream: expect.stringMatching(/^webhook /) as string,
    what: `${what} ${NOT_AS_SAID}`,
  });
});
