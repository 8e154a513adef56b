import { deliveryText, labeledDelivery } from './delivery-text';

const stocked = { quantity: 1_000, isFromStock: true, time: '1 hafta' };
const procured = { quantity: 2, isFromStock: false, time: 'en geç 30 gün' };

it.each([
  [[stocked], '1 hafta'],
  [[procured], 'tedarik edilerek en geç 30 gün'],
  [[stocked, procured], '1.000\u00a0adet stoktan 1 hafta, 2\u00a0adet tedarik edilerek en geç 30 gün'],
])('says a delivery as the contract does: %j', (parts, text) => {
  expect(deliveryText(parts, 'adet')).toBe(text);
});

it('sets off from its label what is more than a time', () => {
  expect(labeledDelivery('1 hafta', false)).toBe('Teslimat 1 hafta');
  expect(labeledDelivery('tedarik edilerek 1 hafta', true)).toBe('Teslimat: tedarik edilerek 1 hafta');
});
