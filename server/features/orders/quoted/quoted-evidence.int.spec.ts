import { recordStaff } from '../../../testing/people.js';
import { randomUUID } from 'node:crypto';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { evidenceOn } from '../../../testing/evidence.js';
import { offeredLine, openTestQuotes, TEST_STAFF, type TestQuotes } from '../../../testing/quotes.js';

const CHECKOUT = {
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '0532 111 22 33' },
  shippingAddress: {
    streetAddress: 'Taşocağı Cad. No: 14',
    district: 'Bağcılar',
    province: 'İstanbul',
    postalCode: '34218',
  },
  paymentMethod: 'BANK_TRANSFER',
};
const RECORD =
  'mutation ($input: RecordQuoteAcceptanceInput!) { order: recordQuoteAcceptance(input: $input) { id } }';
const WAITING = 'query ($id: ID!) { order(id: $id) { waitingDocuments { slug version hash } } }';
const ACCEPT = 'mutation ($input: AcceptOrderDocumentsInput!) { acceptOrderDocuments(input: $input) { id } }';

let shop: TestQuotes;

beforeAll(async () => {
  shop = await openTestQuotes({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => shop.close());

/** Quotes with every kind of event, one accepted by word with its texts accepted since, and one whose buyer was erased. */
async function writeHistory(): Promise<void> {
  const owner = await shop.customer();
  const staff = await recordStaff(shop.app, await shop.staff(['quotes']));
  const first = await shop.request(owner);
  await shop.offer(first, [offeredLine(first.id)]);
  await shop.quotes.resend({ id: first.id, cause: TEST_STAFF });
  const said = { ...CHECKOUT, quoteId: first.id, offer: 1, saidBy: 'Ayşe Hanım', expectedTotal: 134_999 };
  const { order } = await staff.ask<{ order: { id: string } }>(RECORD, {
    input: { ...said, idempotencyKey: randomUUID() },
  });
  const read = await owner.ask<{ order: { waitingDocuments: object[] } }>(WAITING, order);
  await owner.ask(ACCEPT, { input: { id: order.id, acceptedDocuments: read.order.waitingDocuments } });
  const second = await shop.request();
  await shop.offer(second, [offeredLine(second.id)]);
  const lines = [{ lineId: second.id, quantity: 5, targetPriceKurus: null, isUnwanted: false }];
  const wish = { offer: 1, lines, message: 'Beş adet', responseDueAt: new Date().toISOString() };
  await shop.quotes.counter({ id: second.id, cause: TEST_STAFF }, wish);
  await shop.quotes.note({ id: second.id, cause: TEST_STAFF }, 'Bayi');
  await shop.quotes.changeStatus({ id: second.id, cause: TEST_STAFF }, { to: 'quoted', reason: 'Yanlış' });
  await shop.quotes.decline(
    { id: second.id, cause: TEST_STAFF },
    { offer: 1, reason: 'price', message: 'x' },
  );
  const erased = await shop.request();
  await shop.dataSource.transaction((transaction) =>
    shop.app.get(StreamKeys, { strict: false }).erase(transaction, `quote-${erased.id}`, TEST_STAFF),
  );
  await shop.dataSource.query('UPDATE quote SET buyer = NULL, buyer_email_key = NULL WHERE id = $1', [
    erased.id,
  ]);
}

it('is found whole by every verification, and is rebuilt to what it was', async () => {
  await writeHistory();
  const evidence = evidenceOn(shop.dataSource);
  // The words of the erased buyer go with the rebuild.
  await evidence.rebuild.rebuild();
  const before = await evidence.proof.digests();
  expect(await evidence.audit.verify({ from: 'beginning' })).not.toHaveProperty(
    'violation',
    expect.anything(),
  );
  expect(await evidence.proof.firstDifference()).toBeUndefined();
  await evidence.rebuild.rebuild();
  expect(await evidence.proof.digests()).toEqual(before);
});

it('does not take texts for accepted ones that nobody accepted', async () => {
  const owner = await shop.customer();
  const staff = await recordStaff(shop.app, await shop.staff(['quotes']));
  const quote = await shop.request(owner);
  await shop.offer(quote, [offeredLine(quote.id)]);
  const said = { ...CHECKOUT, quoteId: quote.id, offer: 1, saidBy: 'Ayşe Hanım', expectedTotal: 134_999 };
  const { order } = await staff.ask<{ order: { id: string } }>(RECORD, {
    input: { ...said, idempotencyKey: randomUUID() },
  });
  await shop.dataSource.query(
    `INSERT INTO order_document (order_id, slug, position, title, version, hash)
     VALUES ($1, 'on-bilgilendirme', 1, 'Ön Bilgilendirme', 1, repeat('a', 64))`,
    [order.id],
  );
  const { violation } = await evidenceOn(shop.dataSource).audit.verify({ from: 'beginning' });
  expect(violation?.what).toBe('the text on-bilgilendirme was not accepted');
});
