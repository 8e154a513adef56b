import { trackingUrlOf } from './order.carriers.js';

const CARRIERS = [
  { name: 'Aras Kargo', trackingAddress: 'https://kargo.example/aras?code=' },
  { name: 'Yurtiçi Kargo', trackingAddress: 'https://kargo.example/yurtici?code=' },
  { name: 'Horoz Lojistik', trackingAddress: 'https://kargo.example/horoz/' },
  { name: 'Horoz Ambar', trackingAddress: 'https://kargo.example/ambar/' },
  { name: 'Elden', trackingAddress: null },
];

const urlOf = (carrier: string | null, trackingNumber: string | null) =>
  trackingUrlOf({ carrier, trackingNumber }, CARRIERS);

it.each(['ARAS KARGO', 'aras', 'Aras Kargo A.Ş.', ' Aras  Kargo'])(
  'knows the carrier written as %s',
  (carrier) => {
    expect(urlOf(carrier, '4711')).toBe('https://kargo.example/aras?code=4711');
  },
);

it('takes the one that begins most alike, and none of two that begin equally', () => {
  expect(urlOf('horoz ambar', '4711')).toBe('https://kargo.example/ambar/4711');
  expect(urlOf('Horoz Ambar A.Ş.', '4711')).toBe('https://kargo.example/ambar/4711');
  expect(urlOf('Horoz', '4711')).toBeNull();
});

it('writes any number so that it ends the address', () => {
  expect(urlOf('Yurtiçi Kargo', '471 1/ü')).toBe('https://kargo.example/yurtici?code=4711%2F%C3%BC');
});

it.each([
  ['a carrier that nobody keeps', 'Serbest Nakliyat', '4711'],
  ['a name that only begins alike', 'Araslı Nakliyat', '4711'],
  ['no carrier', null, '4711'],
  ['a carrier without a page', 'Elden', '4711'],
  ['no number', 'Aras Kargo', null],
  ['a blank number', 'Aras Kargo', ' '],
])('leads nowhere for %s', (_case, carrier, trackingNumber) => {
  expect(urlOf(carrier, trackingNumber)).toBeNull();
});
