import { deliveryInWords } from './delivery-words';

const stocked = { quantity: 1_000, isFromStock: true, time: '1 hafta' };
const procured = { quantity: 2, isFromStock: false, time: 'en geç 30 gün' };

it.each([
  [[stocked], '1 hafta'],
  [[procured], 'tedarik edilerek en geç 30 gün'],
  [[stocked, procured], '1.000\u00a0adet stoktan 1 hafta, 2\u00a0adet tedarik edilerek en geç 30 gün'],
])('words a delivery as the contract does: %j', (parts, words) => {
  expect(deliveryInWords(parts, 'adet')).toBe(words);
});
