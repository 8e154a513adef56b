import { customerContext } from '../../../kernel/actor/test-context.js';
import { dayInIstanbul } from '../../../kernel/clock/istanbul.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { AYSE, openTestCheckout, type TestCheckout } from '../../../testing/checkout.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService } from '../../settings/index.js';
import { OrdersService } from '../commands/orders.service.js';
import { PaymentNotices } from '../commands/payment-notices.service.js';
import { UnpaidOrdersService } from './unpaid-orders.service.js';

const DAY_MS = 86_400_000;
const STAFF = { actor: { kind: 'staff', id: null }, requestId: 'spec-request' } as const;

let shop: TestCheckout;

beforeAll(async () => {
  shop = await openTestCheckout();
  const transferPayment = { dueDays: 7, cancelsUnpaid: true };
  await changeSettings(shop.dataSource, shop.service(SettingsService), { transferPayment });
  await shop.service(DataVersions).refresh();
});

afterAll(() => shop.close());

const cancelDueIn = (days: number) =>
  new UnpaidOrdersService(shop.dataSource, shop.service(SettingsService), shop.service(OrdersService), {
    now: () => new Date(Date.now() + days * DAY_MS),
  }).cancelDue();

async function eventsOf(id: string): Promise<string[]> {
  const rows = await shop.dataSource.query<{ type: string; kind: string }[]>(
    'SELECT type, actor_kind AS kind FROM event WHERE stream = $1 ORDER BY version',
    [`order-${id}`],
  );
  return rows.map(({ type, kind }) => `${type} by ${kind}`);
}

it('waits while the buyer says that they have paid, and leaves the order to staff once they have looked', async () => {
  const { id: productId } = await shop.pump();
  const order = await shop.checkout.order([{ productId, quantity: 1 }], customerContext(AYSE));
  const paidOn = dayInIstanbul(new Date());
  const notice = { id: order.id, bank: 'Anka Bankası', amount: 1_000, paidOn };
  await shop.service(PaymentNotices).give(notice, customerContext(AYSE));
  await cancelDueIn(9);
  const waiting = ['OrderPlaced by customer', 'OrderPaymentNoticeGiven by customer'];
  expect(await eventsOf(order.id)).toEqual(waiting);
  const settled = { orderId: order.id, expectedVersion: 2, notice: 2, reason: 'Hesapta yok' };
  await shop.service(PaymentNotices).reject(settled, STAFF);
  await cancelDueIn(9);
  expect(await eventsOf(order.id)).toEqual([...waiting, 'OrderPaymentNoticeRejected by staff']);
});
