import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { Outbox } from '../../../kernel/queue/outbox.js';
import { useQuoteMails } from '../../../testing/quote-mails.js';
import { offeredLine, QUOTE_BUYER, TEST_GUEST, TEST_STAFF } from '../../../testing/quotes.js';
import { QUOTES, quoteExpiring } from '../../quotes/index.js';

const LINE = '00000000-0000-4000-8000-000000000001';
const ORDER_ID = '00000000-0000-4000-8000-0000000000aa';

const mails = useQuoteMails();

const message = (side: 'buyer' | 'shop', text: string, isBuyerNotified = true) => ({
  side,
  message: text,
  files: [],
  fileNames: null,
  isBuyerNotified,
});

it.each([
  ['shop', TEST_STAFF, 'toBuyer', 'Teklifinize yanıt geldi'],
  ['buyer', TEST_GUEST, 'toShop', 'Teklif mesajı'],
] as const)(
  'mails the thread once in a quarter of an hour when the %s writes',
  async (side, cause, received, subject) => {
    const quote = await mails.quietRequest();
    await mails.work();
    const write = (text: string) => mails.shop.write({ id: quote.id, cause }, message(side, text));
    await write('Birinci');
    await mails.untilDone(1);
    expect(mails[received]()).toHaveLength(1);
    await write('İkinci');
    await write('Üçüncü');
    await mails.untilDone(3);
    expect(mails[received]()).toHaveLength(1);
    // A quarter of an hour later.
    await mails.hurry();
    await mails.untilDone();
    const [first, second, ...others] = mails[received]();
    expect(others).toEqual([]);
    expect(first?.subject).toContain(subject);
    expect(first?.text).toContain('Birinci');
    expect(second?.text).not.toContain('Birinci');
    for (const text of ['İkinci', 'Üçüncü']) expect(second?.text).toContain(`Mesaj: ${text}`);
    expect(mails.all()).toHaveLength(2);
  },
);

it('reminds of an offer that is still open, and not of one that was declined meanwhile', async () => {
  const open = await mails.quietRequest();
  const declined = await mails.quietRequest();
  for (const quote of [open, declined]) await mails.shop.offer(quote, [offeredLine(LINE)]);
  await mails.shop.quotes.decline(
    { id: declined.id, cause: TEST_GUEST },
    { offer: 1, reason: 'other', message: null },
  );
  await mails.shop.dataSource.query('DELETE FROM outbox');
  await mails.work();
  const outbox = mails.shop.app.get(Outbox, { strict: false });
  await mails.shop.dataSource.transaction(async (transaction) => {
    for (const { id } of [open, declined]) await outbox.record(transaction, quoteExpiring(id, 1));
  });
  outbox.notifyWorkers();
  await mails.untilDone();
  expect(mails.all()).toMatchObject([
    {
      to: QUOTE_BUYER.email,
      subject: `Teklifinizin süresi doluyor: ${open.number}`,
      text: expect.stringContaining(`/teklif/${mails.shop.tokenOf(open, 1)}`) as string,
    },
  ]);
});

it('mails no reply that staff send without a mail', async () => {
  const quote = await mails.quietRequest();
  await mails.shop.write({ id: quote.id, cause: TEST_STAFF }, message('shop', 'Sessiz', false));
  await mails.work();
  await mails.untilDone();
  expect(mails.all()).toEqual([]);
});

it('notifies the shop of a counter-offer, and both of a refusal with its reason', async () => {
  const quote = await mails.quietRequest();
  await mails.shop.offer(quote, [offeredLine(LINE)]);
  await mails.shop.dataSource.query('DELETE FROM outbox');
  await mails.work();
  const lines = [{ lineId: LINE, quantity: 5, targetPriceKurus: 25_000, isUnwanted: false }];
  const responseDueAt = new Date().toISOString();
  await mails.shop.quotes.counter(
    { id: quote.id, cause: TEST_GUEST },
    { offer: 1, lines, message: 'Adet artarsa?', responseDueAt },
  );
  await mails.untilDone();
  const [counter] = mails.toShop();
  expect(counter?.subject).toBe(`Karşı teklif: ${quote.number}, ${QUOTE_BUYER.company}`);
  for (const text of ['İstenen miktar: 5 adet', 'Hedef birim fiyat: ₺250,00', 'Mesaj: Adet artarsa?']) {
    expect(counter?.text).toContain(text);
  }
  mails.forget();
  await mails.shop.quotes.decline(
    { id: quote.id, cause: TEST_GUEST },
    { offer: 1, reason: 'price', message: 'Bütçe yetmedi' },
  );
  await mails.untilDone();
  expect(mails.toBuyer().map(({ subject }) => subject)).toEqual([`Teklifi reddettiniz: ${quote.number}`]);
  const [refusal] = mails.toShop();
  expect(refusal?.subject).toBe(`Teklif reddedildi: ${quote.number}, ${QUOTE_BUYER.company}`);
  expect(refusal?.text).toContain('Nedeni: Fiyat yüksek');
  expect(refusal?.text).toContain('Açıklaması: Bütçe yetmedi');
});

it.each([
  ['buyer', 1],
  ['staff', 0],
] as const)('confirms an acceptance by the %s with the number of the order', async (source, shopMails) => {
  const quote = await mails.quietRequest();
  await mails.shop.offer(quote, [offeredLine(LINE)]);
  await mails.shop.dataSource.query('DELETE FROM outbox');
  await mails.work();
  await mails.shop.app.get(CommandRunner, { strict: false }).inTransaction(TEST_GUEST, async (work) => {
    const stream = await work.load(QUOTES, quote.id);
    const data = {
      offer: 1,
      orderId: ORDER_ID,
      orderNumber: '00000000',
      alternatives: [],
      source,
      saidBy: null,
    };
    work.append(stream, [{ type: 'QuoteAccepted', data }]);
  });
  await mails.untilDone();
  const [mail] = mails.toBuyer();
  expect(mail?.subject).toBe(`Teklifi kabul ettiniz: ${quote.number}`);
  expect(mail?.text).toContain('Sipariş numaranız: #00000000');
  expect(mail?.text).toContain('Genel toplam (KDV dahil): ₺1.349,99');
  expect(mails.toShop().map(({ subject }) => subject)).toEqual(
    shopMails ? [`Teklif kabul edildi: ${quote.number}, ₺1.349,99`] : [],
  );
});
