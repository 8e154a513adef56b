import { CommandRunner } from '../../kernel/event-store/command-runner.js';
import { offeredLine, TEST_GUEST, TEST_STAFF } from '../../testing/quotes.js';
import { useQuoteMails } from '../../testing/quote-mails.js';
import { QUOTES } from '../quotes/index.js';
import type { NoticeList } from './notice.type.js';

const NOTICES = '{ notices { items { kind subject { id label buyer total } } } }';
const LINE = '00000000-0000-4000-8000-000000000001';
const ORDER_ID = '00000000-0000-4000-8000-0000000000aa';

const mails = useQuoteMails({});

beforeEach(() => mails.shop.dataSource.query('TRUNCATE notice, notice_mark'));

const noticed = async (permissions?: Parameters<typeof mails.shop.staff>[0]) => {
  const staff = await mails.shop.staff(permissions);
  const { notices } = await staff.ask<{ notices: NoticeList }>(NOTICES);
  return notices.items
    .map(({ kind, subject: { id, label, buyer, total } }) => ({ kind, id, label, buyer, total }))
    .reverse();
};

const written = (side: 'buyer' | 'shop') => ({
  side,
  message: 'Merhaba',
  files: [],
  fileNames: null,
  isBuyerNotified: false,
});

it('notifies staff with the permission, and nobody else, of what buyers do with their quotes', async () => {
  await mails.work();
  const quote = await mails.shop.request();
  const own = { id: quote.id, cause: TEST_GUEST };
  await mails.untilDone();
  await mails.shop.write(own, written('buyer'));
  await mails.untilDone(1);
  await mails.shop.offer(quote, [offeredLine(LINE)], { isBuyerNotified: false });
  await mails.shop.quotes.counter(own, {
    offer: 1,
    lines: [],
    message: 'Daha uygun?',
    responseDueAt: new Date().toISOString(),
  });
  // Those of two events that are handled at once come in either order.
  await mails.untilDone(1);
  await mails.shop.quotes.decline(own, { offer: 1, reason: 'other', message: null });
  await mails.untilDone(1);
  const subject = { id: quote.id, label: quote.number, buyer: 'Işık Tesisat A.Ş.', total: 134_999 };
  expect(await noticed(['quotes'])).toEqual(
    ['QUOTE_REQUESTED', 'QUOTE_MESSAGE', 'QUOTE_COUNTERED', 'QUOTE_DECLINED'].map((kind) => ({
      kind,
      ...subject,
    })),
  );
  expect(await noticed(['orders'])).toEqual([]);
});

it.each([
  ['buyer', ['QUOTE_ACCEPTED']],
  ['staff', []],
] as const)(
  'notifies of an acceptance by the %s, and not of what staff write and record',
  async (source, kinds) => {
    const quote = await mails.quietRequest();
    await mails.shop.offer(quote, [offeredLine(LINE)], { isBuyerNotified: false });
    await mails.work();
    await mails.shop.write({ id: quote.id, cause: TEST_STAFF }, written('shop'));
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
    expect((await noticed()).map(({ kind }) => kind)).toEqual(kinds);
  },
);

it('outlives the erasure of the buyer', async () => {
  await mails.work();
  const quote = await mails.shop.request();
  await mails.untilDone();
  await mails.shop.dataSource.query('UPDATE quote SET buyer = NULL WHERE id = $1', [quote.id]);
  expect(await noticed()).toEqual([
    { kind: 'QUOTE_REQUESTED', id: quote.id, label: quote.number, buyer: null, total: null },
  ]);
});
