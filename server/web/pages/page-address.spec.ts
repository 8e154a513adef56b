import { canonicalAddress, plainAddress } from './page-address.js';

/** As the storefront does it, for two parameters. */
const canonicalParameters = (path: string, given: URLSearchParams) => {
  const names = path === '/urunler' ? ['arama', 'sayfa'] : [];
  return new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value.trim()])),
  );
};

it.each([
  ['/urunler', '/urunler'],
  ['/urunler?', '/urunler'],
  ['/urunler?utm_source=x&fbclid=y', '/urunler'],
  ['/urunler?sayfa=2&arama=pompa', '/urunler?arama=pompa&sayfa=2'],
  ['/urunler?arama=+x%20', '/urunler?arama=x'],
  ['/urunler?arama=%C4%B1s%C4%B1+pompa', '/urunler?arama=%C4%B1s%C4%B1+pompa'],
  ['/urunler?arama=a%26sayfa%3D2', '/urunler?arama=a%26sayfa%3D2'],
  ['/urun/vana?arama=x', '/urun/vana'],
  ['/urunler?__proto__=1&constructor=2', '/urunler'],
])('%s is the page %s', (url, expected) => {
  expect(canonicalAddress(url, canonicalParameters)).toBe(expected);
});

it.each([
  ['/urunler/', '/urunler'],
  ['/urun/vana/?sayfa=2', '/urun/vana?sayfa=2'],
  ['/Urunler?arama=Pompa', '/urunler?arama=Pompa'],
  ['/%75run/van%61', '/urun/vana'],
  ['/siparis-takip/AbC', undefined],
  ['/urun/%c3%bc', '/urun/%C3%BC'],
  ['/urun/%C3%BC', undefined],
  ['/urun/a:b@c+d,e;f=g$h&i', undefined],
  ["/urun/a'b(c)!*~", undefined],
  ['/urun/a%2Fb%5Cc', undefined],
  ['/%2F%2Fevil.example', undefined],
  ['/..%2fsecret.txt', undefined],
  ['/%25E0%25A4%25A', undefined],
  ['/', undefined],
  ['/?a=/', undefined],
  ['/urunler?a=/', undefined],
  ['/x/../urunler', undefined],
  ['/x/%2e%2E/urunler/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/urunler//', undefined],
])('leads %s to %s', (url, expected) => {
  expect(plainAddress(url)).toBe(expected);
});
