import { canonicalAddress, originOf, withoutLastSlash } from './page-address.js';

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
  ['shop.example', 'https://shop.example'],
  ['shop.example:8443', 'https://shop.example:8443'],
  ['[::1]:3000', 'https://[::1]:3000'],
  ['evil"><script>', 'https://localhost'],
  ['shop.example/path', 'https://localhost'],
  ['', 'https://localhost'],
  ['evil.com:99999', 'https://localhost'],
  ['1.2.3.4.5', 'https://localhost'],
  ['256.1.1.1', 'https://localhost'],
  ['[::::]', 'https://localhost'],
  ['SHOP.example:443', 'https://shop.example'],
])('takes the host %j as %s', (host, expected) => {
  expect(originOf({ protocol: 'https', host })).toBe(expected);
});

it('takes a broken Punycode host as whatever the URL parser of this Node makes of it', () => {
  const origin = originOf({ protocol: 'https', host: 'xn--a' });
  // The URL standard stopped refusing such names in 2024, Node with version 24.
  expect(['https://localhost', 'https://xn--a']).toContain(origin);
});

it.each(['javascript', 'file', '', 'https, http'])('takes the protocol %j of a proxy as http', (protocol) => {
  expect(originOf({ protocol, host: 'shop.example' })).toBe('http://shop.example');
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
