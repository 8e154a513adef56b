import type { TestBrowser } from '../../testing/browser.js';
import { useHandledOrder } from '../../testing/handled-orders.js';
import { useBuyerMails } from '../../testing/order-mails.js';

const test = useHandledOrder();
const mailsToBuyer = useBuyerMails(test);

const SWITCHES = 'version pending confirmed processing shipped delivered cancelled paid';
let settingsStaff: TestBrowser;

beforeAll(async () => {
  settingsStaff = await test.shop.staff(['settings']);
});

const subjectsToBuyer = async () => (await mailsToBuyer()).map(({ subject }) => subject);

async function setSwitches(change: object): Promise<void> {
  const { orderMailSwitches } = await settingsStaff.ask<{ orderMailSwitches: { version: number } }>(
    `{ orderMailSwitches { ${SWITCHES} } }`,
  );
  const { version: expectedVersion, ...switches } = orderMailSwitches;
  await settingsStaff.ask(
    `mutation ($input: UpdateOrderMailSwitchesInput!) { updateOrderMailSwitches(input: $input) { version } }`,
    { input: { expectedVersion, ...switches, ...change } },
  );
}

describe('the mail about a change', () => {
  it('is sent or not as staff decide with the change', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED', notifyBuyer: false });
    await test.decide('markOrderPaid', { expectedVersion: 2, notifyBuyer: true });
    await test.decide('cancelOrder', { expectedVersion: 3, notifyBuyer: false });
    await test.decide('reactivateOrder', { expectedVersion: 4, notifyBuyer: true });
    expect((await subjectsToBuyer()).sort()).toEqual(
      [
        `Siparişiniz yeniden etkinleştirildi: #${test.order.number}`,
        `Ödemenizi aldık: #${test.order.number}`,
      ].sort(),
    );
  });

  it('is not sent when staff decide so, though the settings would send it', async () => {
    await test.decide('cancelOrder', { expectedVersion: 1, notifyBuyer: false });
    await test.decide('reactivateOrder', { expectedVersion: 2, notifyBuyer: false });
    await test.decide('changeOrderStatus', { expectedVersion: 3, status: 'SHIPPED', notifyBuyer: false });
    await test.decide('correctOrderShipment', { expectedVersion: 4, carrier: 'UPS', notifyBuyer: false });
    expect(await subjectsToBuyer()).toEqual([]);
  });

  it('names carrier and number', async () => {
    await test.decide('changeOrderStatus', {
      expectedVersion: 1,
      status: 'SHIPPED',
      carrier: 'Aras Kargo',
      trackingNumber: '4711',
    });
    const [mail] = await mailsToBuyer();
    expect(mail?.text).toContain('Kargo firması: Aras Kargo\nTakip numarası: 4711');
  });

  it('is still sent when a later change is not announced', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED', carrier: 'UPS' });
    await test.decide('changeOrderStatus', { expectedVersion: 2, status: 'DELIVERED', notifyBuyer: false });
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz kargoya verildi: #${test.order.number}`]);
  });

  it('is not sent when staff took it back without a mail', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'DELIVERED' });
    await test.decide('changeOrderStatus', { expectedVersion: 2, status: 'CONFIRMED', notifyBuyer: false });
    expect(await subjectsToBuyer()).toEqual([]);
  });

  it('is sent beside that of a corrected shipment, and both name it as it is now', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED', carrier: 'UPS' });
    await test.decide('correctOrderShipment', {
      expectedVersion: 2,
      carrier: 'Aras Kargo',
      notifyBuyer: true,
    });
    const mails = await mailsToBuyer();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Siparişiniz kargoya verildi: #${test.order.number}`,
      `Siparişinizin kargo bilgisi güncellendi: #${test.order.number}`,
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Kargo firması: Aras Kargo');
      expect(text).not.toContain('UPS');
    }
  });

  it('about a payment is not sent once the payment was reverted', async () => {
    await test.decide('markOrderPaid', { expectedVersion: 1, notifyBuyer: true });
    await test.decide('revertOrderPayment', { expectedVersion: 2 });
    expect(await subjectsToBuyer()).toEqual([]);
  });

  it('about a payment that was taken back is sent where staff wants it, with the reason', async () => {
    await test.decide('markOrderPaid', { expectedVersion: 1, amount: 150 });
    await test.decide('revertOrderPayment', {
      expectedVersion: 2,
      reason: 'Başka sipariş',
      notifyBuyer: true,
    });
    const [mail, another] = await mailsToBuyer();
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe(`Ödeme kaydınız geri alındı: #${test.order.number}`);
    expect(mail?.text).toContain('₺1,50 tutarındaki ödeme kaydı geri alındı.');
    expect(mail?.text).toContain('Başka sipariş');
  });
});

describe('the switches of the settings', () => {
  afterEach(() => setSwitches({ confirmed: true, cancelled: true, paid: false }));

  it('decide where staff do not, and staff decide otherwise where they want', async () => {
    await setSwitches({ confirmed: false, paid: true });
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' });
    await test.decide('markOrderPaid', { expectedVersion: 2 });
    const { history } = await test.shown<{ history: object[] }>('history { isBuyerNotified }');
    expect(history).toEqual([
      { isBuyerNotified: null },
      { isBuyerNotified: false },
      { isBuyerNotified: true },
    ]);
    expect(await subjectsToBuyer()).toEqual([`Ödemenizi aldık: #${test.order.number}`]);
  });

  it('leave alone that a buyer who cancels gets a confirmation', async () => {
    await setSwitches({ cancelled: false });
    await test.buyer.ask('mutation ($token: String!) { cancelOwnOrder(token: $token) { id } }', {
      token: test.order.trackingToken,
    });
    expect(await subjectsToBuyer()).toEqual([`Siparişiniz iptal edildi: #${test.order.number}`]);
  });

  it('are saved by one of two who read the same version, and kept in the audit log', async () => {
    const save = (expectedVersion: number) =>
      settingsStaff.codeOf(
        `mutation ($input: UpdateOrderMailSwitchesInput!) { updateOrderMailSwitches(input: $input) { version } }`,
        {
          input: {
            expectedVersion,
            pending: true,
            confirmed: false,
            processing: true,
            shipped: true,
            delivered: true,
            cancelled: true,
            paid: false,
          },
        },
      );
    const { orderMailSwitches } = await settingsStaff.ask<{ orderMailSwitches: { version: number } }>(
      '{ orderMailSwitches { version } }',
    );
    const { version } = orderMailSwitches;
    expect([await save(version), await save(version)]).toEqual(['accepted', 'VERSION_CONFLICT']);
    const [entry] = await test.shop.dataSource.query<{ after: object }[]>(
      `SELECT after FROM audit WHERE what = 'settings-saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry?.after).toMatchObject({ version: version + 1, differing: ['orderMails.confirmed'] });
  });
});
