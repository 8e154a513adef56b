import { DataSource } from 'typeorm';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { changeSettings } from '../../../testing/records.js';
import { SettingsService } from '../../settings/index.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';

const test = useHandledOrder();

const SHIPMENT = 'status shipment { carrier trackingNumber }';
const ARAS = { carrier: 'Aras Kargo', trackingNumber: '4711' };

const ship = (shipment: object = ARAS) =>
  test.decide(
    'changeOrderStatus',
    { expectedVersion: 1, status: 'SHIPPED', ...shipment },
    { fields: SHIPMENT },
  );

it('shows carrier and number to the buyer, in the order and in its timeline', async () => {
  expect(await ship()).toEqual({ status: 'SHIPPED', shipment: ARAS });
  const order = await test.shownToBuyer<{ shipment: { shippedAt: string }; timeline: object[] }>(
    'shipment { carrier trackingNumber shippedAt } timeline { text }',
  );
  expect(order.shipment).toMatchObject(ARAS);
  expect(Date.parse(order.shipment.shippedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(order.timeline.at(-1)).toEqual({
    text: 'Sipariş kargoya verildi. Aras Kargo, takip numarası 4711.',
  });
});

it('names the page of a carrier that has one, to staff and buyer', async () => {
  const fields = 'shipment { trackingUrl }';
  await ship();
  const trackingUrl = 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=4711';
  expect(await test.shownToBuyer(fields)).toEqual({ shipment: { trackingUrl } });
  const unknown = { expectedVersion: 2, carrier: 'Serbest Nakliyat', trackingNumber: '12' };
  expect(await test.decide('correctOrderShipment', unknown, { fields })).toEqual({
    shipment: { trackingUrl: null },
  });
});

it('follows the carriers of the settings, also for orders on their way', async () => {
  await ship();
  const settings = test.shop.app.get(SettingsService);
  const { carriers } = await settings.current();
  const page = { name: 'Aras Kargo', trackingAddress: 'https://yeni.example/', taxNumber: null };
  await changeSettings(test.shop.app.get(DataSource), settings, { carriers: [page] });
  await test.shop.app.get(DataVersions).refresh();
  try {
    const moved = { shipment: { trackingUrl: 'https://yeni.example/4711' } };
    expect(await test.shownToBuyer('shipment { trackingUrl }')).toEqual(moved);
    const { orderCarriers } = await test.staff.ask<{ orderCarriers: string[] }>('{ orderCarriers }');
    expect(orderCarriers).toEqual(['Aras Kargo']);
  } finally {
    await changeSettings(test.shop.app.get(DataSource), settings, { carriers });
    await test.shop.app.get(DataVersions).refresh();
  }
});

it('sends an order off without a word about the shipment', async () => {
  expect(await ship({})).toEqual({
    status: 'SHIPPED',
    shipment: { carrier: null, trackingNumber: null },
  });
});

it('corrects the shipment and keeps in the history what it was', async () => {
  await ship();
  const corrected = await test.decide(
    'correctOrderShipment',
    { expectedVersion: 2, carrier: 'Serbest Nakliyat', trackingNumber: null, reason: 'Ambar' },
    { fields: SHIPMENT },
  );
  expect(corrected).toMatchObject({ shipment: { carrier: 'Serbest Nakliyat', trackingNumber: null } });
  const { history } = await test.shown<{ history: object[] }>(
    'history { type carrier trackingNumber reason }',
  );
  expect(history.slice(1)).toEqual([
    { type: 'OrderStatusChanged', ...ARAS, reason: null },
    {
      type: 'OrderShipmentCorrected',
      carrier: 'Serbest Nakliyat',
      trackingNumber: null,
      reason: 'Ambar',
    },
  ]);
});

it('keeps the shipment of a delivered order, and forgets that of one that came back', async () => {
  await ship();
  const change = (expectedVersion: number, status: string) =>
    test.decide('changeOrderStatus', { expectedVersion, status }, { fields: SHIPMENT });
  expect(await change(2, 'DELIVERED')).toMatchObject({ shipment: ARAS });
  expect(await change(3, 'SHIPPED')).toMatchObject({ shipment: ARAS });
  expect(await change(4, 'CANCELLED')).toMatchObject({ shipment: null });
});

it.each<[string, string, object, string]>([
  ['a number beside another status', 'changeOrderStatus', { status: 'CONFIRMED' }, 'ORDER_NOT_SHIPPED'],
  ['a number beside a cancellation', 'changeOrderStatus', { status: 'CANCELLED' }, 'ORDER_NOT_SHIPPED'],
  ['a correction before it was sent off', 'correctOrderShipment', {}, 'ORDER_NOT_SHIPPED'],
  [
    'a number that is too long',
    'changeOrderStatus',
    { status: 'SHIPPED', trackingNumber: '1'.repeat(61) },
    'BAD_USER_INPUT',
  ],
  ['a carrier of two lines', 'changeOrderStatus', { status: 'SHIPPED', carrier: 'A\nB' }, 'BAD_USER_INPUT'],
])('refuses %s', async (_what, operation, input, code) => {
  const refusal = await test.refusal(operation, { expectedVersion: 1, trackingNumber: '1', ...input });
  expect(refusal?.extensions.code).toBe(code);
  expect(await test.shown('version')).toEqual({ version: 1 });
});

it('offers the carriers of the country', async () => {
  const { orderCarriers } = await test.staff.ask<{ orderCarriers: string[] }>('{ orderCarriers }');
  expect(orderCarriers).toContain('Yurtiçi Kargo');
});
