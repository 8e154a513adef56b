import { billingAddressText } from './billing-address';

const goods = { text: 'Taşocağı Cad. No: 14, Bağcılar / İstanbul' };

it.each([
  [
    'another address in full',
    { text: 'Kızılay Mah. 5/3, Çankaya / Ankara' },
    'Kızılay Mah. 5/3, Çankaya / Ankara',
  ],
  ['the address of the goods shortly', { ...goods }, 'Teslimat adresiyle aynı'],
  ['nothing of an erased buyer', null, undefined],
])('says %s', (_case, billingAddress, words) => {
  expect(billingAddressText({ shippingAddress: goods, billingAddress })).toBe(words);
});
