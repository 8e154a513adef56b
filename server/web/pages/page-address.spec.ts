import { canonicalAddress, withoutLastSlash } from './page-address.js';

const known = new Set(['arama', 'marka', 'sayfa']);

it.each([
  ['/urunler', '/urunler'],
  ['/urunler?', '/urunler'],
  ['/urunler?utm_source=x&fbclid=y', '/urunler'],
  ['/urunler?sayfa=2&arama=pompa', '/urunler?arama=pompa&sayfa=2'],
  ['/urunler?marka=b&arama=x&marka=a', '/urunler?arama=x&marka=b&marka=a'],
  ['/urunler?arama=%C4%B1s%C4%B1+pompa', '/urunler?arama=%C4%B1s%C4%B1+pompa'],
  ['/urunler?arama=a%26marka%3Db', '/urunler?arama=a%26marka%3Db'],
  ['/urunler?__proto__=1&constructor=2', '/urunler'],
])('%s is the page %s', (url, expected) => {
  expect(canonicalAddress(url, known)).toBe(expected);
});

it.each([
  ['/urunler/', '/urunler'],
  ['/urun/vana/?sayfa=2', '/urun/vana?sayfa=2'],
  ['/', undefined],
  ['/?a=/', undefined],
  ['/urunler?a=/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/urunler//', undefined],
])('leads %s to %s', (url, expected) => {
  expect(withoutLastSlash(url)).toBe(expected);
});
