import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { chooseAction, chooseStatus } from '../pages/panel-orders';
import { placeOrder } from '../placed-order';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';

const NOBODY = 'a0000000-0000-4000-8000-000000000000';
const ORDERS = '/admin/siparisler';

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' });

const newCompany = () => `Ekran ${randomUUID().slice(0, 8)}`;

/** As many as the bell joins to one line. */
const MANY = 5;

/**
 * Places so many orders that the bell joins them, whatever was marked as seen before.
 *
 * @returns the company that has ordered three of them, and nothing else
 */
async function threeOrders({ page, buyer }: Stage): Promise<string> {
  const company = newCompany();
  for (let orders = 0; orders < MANY; orders += 1) {
    await placeOrder(buyer, 1, orders < 3 ? company : newCompany());
  }
  await expect(async () => {
    const { notices } = await sendGraphql<{ notices: { unseenCount: number } }>(
      page.request,
      '{ notices(take: 1) { unseenCount } }',
    );
    expect(notices.unseenCount).toBeGreaterThanOrEqual(MANY);
  }).toPass();
  return company;
}

async function cancelledOrder({ page, buyer }: Stage): Promise<string> {
  const { id } = await placeOrder(buyer);
  await sendGraphql(
    page.request,
    'mutation ($input: AnnouncedOrderDecisionInput!) { cancelOrder(input: $input) { id } }',
    { input: { orderId: id, expectedVersion: 1, reason: 'Müşteri vazgeçti', notifyBuyer: false } },
  );
  return id;
}

/** A transfer that the buyer has announced. */
async function notifiedOrder({ buyer }: Stage): Promise<string> {
  const { id, trackingToken: token } = await placeOrder(buyer);
  await sendGraphql(
    buyer,
    'mutation ($input: GiveOrderPaymentNoticeInput!) { giveOrderPaymentNotice(input: $input) { id } }',
    { input: { token, amount: 100, bank: 'Anka Bankası', paidOn: today() } },
  );
  return id;
}

/** Shipped, withdrawn from, and, unless it is to be settled, closed by a refund. */
const withdrawnOrder =
  ({ isRefunded = false } = {}) =>
  async ({ page, buyer }: Stage): Promise<string> => {
    const { id, trackingToken: token } = await placeOrder(buyer);
    const decide = (name: string, input: string, change: object) =>
      sendGraphql(page.request, `mutation ($input: ${input}!) { ${name}(input: $input) { id } }`, {
        input: { orderId: id, ...change },
      });
    const shipped = { expectedVersion: 1, status: 'SHIPPED', notifyBuyer: false };
    await decide('changeOrderStatus', 'ChangeOrderStatusInput', shipped);
    await sendGraphql(
      buyer,
      'mutation ($input: DeclareWithdrawalInput!) { declareWithdrawal(input: $input) { id } }',
      { input: { token, requestKey: randomUUID(), note: 'Yanlış ölçü aldım' } },
    );
    if (isRefunded) await decide('issueRefund', 'IssueRefundInput', { expectedVersion: 3, withdrawal: 3 });
    return id;
  };
const toSettle = withdrawnOrder();
const refunded = withdrawnOrder({ isRefunded: true });

/** Opened from a list of nothing else: others order at the same time. */
const orderAt =
  (path = '') =>
  async (stage: Stage) => {
    const { id, number } = await stage.order();
    await openAt(stage, `${ORDERS}/${id}${path}?arama=${number}`, path ? 'Sevk fişi' : `#${number}`);
  };

/** @returns the address of an order with an older and a newer one in its list */
async function orderBetween({ buyer }: Stage): Promise<string> {
  const company = newCompany();
  await placeOrder(buyer, 1, company);
  const { id } = await placeOrder(buyer, 1, company);
  await placeOrder(buyer, 1, company);
  return `${ORDERS}/${id}?arama=${company}`;
}

/** An order with the dialog of one of its steps. */
const stepOf = (button: string) => async (stage: Stage) => {
  await orderAt()(stage);
  await main(stage.page).getByRole('button', { name: button }).click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
};

const STAFF = screensOf('staff');

/** The screens of orders. */
export const ORDER_SCREENS: readonly Screen[] = [
  STAFF(
    'orders',
    ORDERS,
    async (stage) => {
      const company = await stage.own(threeOrders);
      await openAt(stage, `${ORDERS}?arama=${company}`, company);
      await expect(stage.page.getByRole('row')).toHaveCount(4);
    },
    { hasFrame: true },
  ),
  STAFF('orders, selected', ORDERS, async (stage) => {
    const { number } = await stage.order();
    await openAt(stage, `${ORDERS}?arama=${number}`, `#${number}`);
    await stage.page.getByRole('checkbox', { name: `#${number} seç` }).press('Space');
    await expect(stage.page.getByRole('toolbar')).toBeVisible();
  }),
  STAFF('orders, none found', ORDERS, (stage) =>
    openAt(stage, `${ORDERS}?arama=olmayan-siparis`, 'Bu ölçütlere uyan sipariş yok'),
  ),
  STAFF(
    'orders, failed',
    ORDERS,
    async (stage) => {
      await cutOff(stage.page, 'adminOrders');
      await openAt(stage, ORDERS, 'Siparişler yüklenemedi');
    },
    { isCutOff: true },
  ),
  STAFF('order', `${ORDERS}/:orderId`, orderAt()),
  STAFF('order, between others', `${ORDERS}/:orderId`, async (stage) => {
    await openAt(stage, await stage.own(orderBetween), 'Onayla');
    await expect(main(stage.page).getByRole('link', { name: 'Sonraki sipariş' })).toBeVisible();
  }),
  STAFF('order, to be shipped', `${ORDERS}/:orderId`, async (stage) => {
    await orderAt()(stage);
    await chooseStatus(stage.page, (await stage.order()).number, 'Kargoda');
    await expect(stage.page.getByRole('dialog').getByLabel('Kargo firması')).toBeVisible();
  }),
  STAFF('order, to be cancelled', `${ORDERS}/:orderId`, async (stage) => {
    await orderAt()(stage);
    await chooseAction(stage.page, 'Siparişi iptal et');
    await expect(stage.page.getByRole('dialog')).toBeVisible();
  }),
  STAFF('order, to be paid', `${ORDERS}/:orderId`, stepOf('Ödendi İşaretle')),
  STAFF('order, unknown', `${ORDERS}/:orderId`, (stage) =>
    openAt(stage, `${ORDERS}/${NOBODY}`, 'Böyle bir sipariş yok'),
  ),
  STAFF('order, cancelled', `${ORDERS}/:orderId`, async (stage) => {
    const id = await stage.own(cancelledOrder);
    await openAt(stage, `${ORDERS}/${id}`, 'iptal etti');
  }),
  STAFF('order, transfer notified', `${ORDERS}/:orderId`, async (stage) => {
    await openAt(stage, `${ORDERS}/${await stage.own(notifiedOrder)}`, 'Anka Bankası');
  }),
  STAFF('order, withdrawn from', `${ORDERS}/:orderId`, async (stage) => {
    await openAt(stage, `${ORDERS}/${await stage.own(toSettle)}`, 'Yanlış ölçü aldım');
  }),
  STAFF('order, refund to be taken back', `${ORDERS}/:orderId`, async (stage) => {
    await openAt(stage, `${ORDERS}/${await stage.own(refunded)}`, 'Para iade edildi');
    await main(stage.page).getByRole('button', { name: 'İade kaydını geri al' }).click();
    await expect(stage.page.getByRole('dialog')).toBeVisible();
  }),
  STAFF('packing slip', `${ORDERS}/:orderId/sevk-fisi`, orderAt('/sevk-fisi')),
  STAFF('packing slips', `${ORDERS}/sevk-fisleri`, async (stage) => {
    const { id } = await stage.order();
    await openAt(stage, `${ORDERS}/sevk-fisleri?siparis=${id}`, 'Gönderen');
  }),
];
