import { billingAddressText, taxText } from './invoice-text';

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

it.each([
  [{ taxOffice: 'İkitelli', taxNumber: '1234567890' }, 'İkitelli V.D., 1234567890'],
  [{ taxOffice: null, taxNumber: '1234567890' }, '1234567890'],
  [{ taxOffice: 'İkitelli', taxNumber: null }, 'İkitelli V.D.'],
  [{ taxOffice: null, taxNumber: null }, ''],
])('names tax office and number as far as they are known: %j', (payer, text) => {
  expect(taxText(payer)).toBe(text);
});
