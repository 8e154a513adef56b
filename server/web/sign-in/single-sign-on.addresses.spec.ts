import { codeAddress, panelPath, refusedAddress } from './single-sign-on.addresses.js';

it.each(['/admin', '/admin/siparisler?sayfa=2', '/admin/urunler/1#fiyat'])('goes on to %s', (wanted) => {
  expect(panelPath(wanted)).toBe(wanted);
});

it.each([
  undefined,
  ['/admin/siparisler'],
  '',
  '/',
  '/sepet',
  '/administrator',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/admin/..//evil.example',
  '/admin/../sepet',
  'javascript:alert(1)',
  '/admin/login',
  '/admin/sso',
  '/admin/sso/callback?code=1',
])('goes on to the start of the panel instead of %j', (wanted) => {
  expect(panelPath(wanted)).toBe('/admin');
});

it('leads back to the sign-in page with what it says and where to go on', () => {
  expect(refusedAddress('SSO_FAILED', '/admin/urunler?a=1&b=2')).toBe(
    '/admin/login?hata=SSO_FAILED&donus=%2Fadmin%2Furunler%3Fa%3D1%26b%3D2',
  );
  expect(codeAddress('/admin')).toBe('/admin/login?kod=sor&donus=%2Fadmin');
});
