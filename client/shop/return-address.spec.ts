import { panelReturnAddress, returnAddress } from './return-address';

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

const panelAskedFor = (address: string) => panelReturnAddress(new URLSearchParams({ donus: address }));

it.each(['/admin', '/admin?x=1', '/admin/siparisler?sayfa=2#son', '/admin/hesabim', '/admin/loginler'])(
  'returns staff to %s',
  (address) => {
    expect(panelAskedFor(address)).toBe(address);
  },
);

it.each([
  '',
  '/',
  '/sepet',
  '/administrator',
  '/admin/../sepet',
  '/admin/login',
  '/admin/login?donus=/admin/login',
  '//evil.example/admin',
  'https://evil.example/admin',
])('opens the start of the panel instead of %j', (address) => {
  expect(panelAskedFor(address)).toBe('/admin');
});
