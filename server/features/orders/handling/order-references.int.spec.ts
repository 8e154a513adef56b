import { useHandledOrder } from '../../../testing/handled-orders.js';

const test = useHandledOrder();

const CORRECT = `mutation ($input: CorrectOwnOrderReferencesInput!) {
  correctOwnOrderReferences(input: $input) { version areReferencesCorrectable references { purchaseOrder project requisition } }
}`;
const NUMBERED = { purchaseOrder: 'SAS-2026/115', project: 'Kadıköy şantiyesi', requisition: null };

const inputOf = (change: object = {}) => ({
  token: test.order.trackingToken,
  expectedVersion: 1,
  references: { ...NUMBERED, requisition: ' ' },
  ...change,
});
const correct = (change: object = {}) => test.buyer.ask<object>(CORRECT, { input: inputOf(change) });
const found = async (text: string) => {
  const { adminOrders } = await test.staff.ask<{ adminOrders: { total: number } }>(
    'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { total } }',
    { filter: { text, ids: [test.order.id] } },
  );
  return adminOrders.total;
};

it('lets a guest with the link correct them, and finds the order by what they are now', async () => {
  expect(await correct()).toEqual({
    correctOwnOrderReferences: { version: 2, areReferencesCorrectable: true, references: NUMBERED },
  });
  expect(await found('SAS-2026/115')).toBe(1);
  const changed = { ...NUMBERED, purchaseOrder: 'SAS-116' };
  await test.decide('correctOrderReferences', { expectedVersion: 2, references: changed });
  expect([await found('SAS-2026/115'), await found('SAS-116')]).toEqual([0, 1]);
  const { history } = await test.shown<{ history: object[] }>('history { text channel }');
  expect(history.slice(1)).toMatchObject([
    { channel: 'SHOP' },
    {
      channel: 'PANEL',
      text: 'Müşteri referansları düzeltildi: Satın alma sipariş no: SAS-2026/115 → SAS-116.',
    },
  ]);
});

it('tells who comes second that they were corrected meanwhile, but not that the status changed', async () => {
  await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' });
  await correct();
  const refusal = await test.refusal('correctOrderReferences', { expectedVersion: 1, references: {} });
  expect(refusal?.extensions.code).toBe('VERSION_CONFLICT');
});

it('refuses a correction after it was sent off, and one by somebody without the link', async () => {
  await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED' });
  const late = await test.buyer.refusal(CORRECT, { input: inputOf() });
  expect(late).toMatchObject({
    message: 'Sipariş kargoya verildiği için referansları değiştirilemez.',
    extensions: { code: 'ORDER_REFERENCES_CLOSED' },
  });
  const strange = await test.buyer.refusal(CORRECT, {
    input: inputOf({ token: null, id: test.order.id }),
  });
  expect(strange?.extensions.code).toBe('NOT_FOUND');
});
