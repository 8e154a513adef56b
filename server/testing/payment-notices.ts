import { Clock } from '../kernel/clock/clock.js';
import { dayInIstanbul } from '../kernel/clock/istanbul.js';
import type { TestOrder, TestOrders } from './orders.js';

const GIVE = `mutation ($input: GiveOrderPaymentNoticeInput!) { giveOrderPaymentNotice(input: $input) { id } }`;

/** The answer to a receipt that is uploaded. */
export const uploadReceipt = ({ app }: Pick<TestOrders, 'app'>, name: string, payload: string | Buffer) =>
  app.inject({
    method: 'POST',
    url: `/odeme-dekontu?ad=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

/** The id of the receipt that came with the payment notice of an order. */
export async function givenReceipt(shop: TestOrders, { trackingToken: token }: TestOrder): Promise<string> {
  const { id: receipt } = (await uploadReceipt(shop, 'dekont.pdf', '%PDF-1.7')).json<{ id: string }>();
  const paidOn = dayInIstanbul(shop.app.get(Clock).now());
  const input = { token, bank: 'Anka Bankası', amount: 100, paidOn, receipt };
  await shop.browser().ask(GIVE, { input });
  return receipt;
}
