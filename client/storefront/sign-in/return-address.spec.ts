import { returnAddress } from './return-address';

const askedFor = (address: string) => returnAddress(new URLSearchParams({ donus: address }));

it('goes home when nothing is asked for', () => {
  expect(returnAddress(new URLSearchParams())).toBe('/');
});

it.each(['/siparislerim', '/siparislerim?durum=kargoda&sayfa=2', '/urun/vana#secenekler'])(
  'returns to %s',
  (address) => {
    expect(askedFor(address)).toBe(address);
  },
);

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'siparislerim',
  '',
])('goes home instead of to %j', (address) => {
  expect(askedFor(address)).toBe('/');
});
