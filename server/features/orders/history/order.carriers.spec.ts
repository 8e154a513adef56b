import { ORDER_CARRIERS, trackingUrlOf } from './order.carriers.js';

it.each(ORDER_CARRIERS)('leads to the page of %s for the parcel', (carrier) => {
  const url = new URL(trackingUrlOf({ carrier, trackingNumber: '471 1/ü' }) ?? '');
  expect(url.protocol).toBe('https:');
  expect([...url.searchParams.values()]).toContain('4711/ü');
});

it.each(['ARAS KARGO', 'aras', 'Aras Kargo A.Ş.', ' Aras  Kargo'])(
  'knows the carrier written as %s',
  (carrier) => {
    expect(trackingUrlOf({ carrier, trackingNumber: '4711' })).toBe(
      'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=4711',
    );
  },
);

it.each([
  ['Horoz Lojistik', '4711'],
  ['Araslı Nakliyat', '4711'],
  [null, '4711'],
  ['Aras Kargo', null],
  ['Aras Kargo', ' '],
])('leads nowhere for %s with the number %s', (carrier, trackingNumber) => {
  expect(trackingUrlOf({ carrier, trackingNumber })).toBeNull();
});
