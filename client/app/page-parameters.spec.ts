import { canonicalParameters } from './page-parameters';

const canonical = (path: string, search: string) =>
  canonicalParameters(path, new URLSearchParams(search)).toString();

it.each([
  ['/urunler', 'arama=pompa'],
  ['/kategori/pompalar', 'sayfa=2'],
  ['/urun/vana', 'sekme=teknik-ozellikler'],
  ['/urun/vana', 'secenek=b&secenek=a'],
  ['/giris', 'donus=%2Fsepet'],
  ['/siparislerim', 'durum=hazirlaniyor'],
])('the page %s is another one for «%s»', (path, search) => {
  expect(canonical(path, search)).toBe(search);
});

// Each would fill the cache of pages with copies of one page.
it.each([
  ['/urun/vana', 'arama=pompa', ''],
  ['/', 'arama=pompa', ''],
  ['/hakkimizda', 'sekme=teknik-ozellikler', ''],
  ['/constructor', 'name=a', ''],
  ['/urunler', 'utm_source=x&__proto__=1', ''],
  ['/urunler', 'arama=&marka=&fiyat-min=', ''],
  ['/urunler', 'sayfa=01', ''],
  ['/urunler', 'sayfa=1&sirala=newest&gorunum=izgara', ''],
  ['/urunler', 'sayfa=2&sayfa=3', 'sayfa=2'],
  ['/kategori/pompalar', 'sayfa=2&arama=+pompa+', 'arama=pompa&sayfa=2'],
  ['/kategori/pompalar', 'marka=b&marka=a&marka=b', 'marka=a&marka=b'],
  ['/urunler', 'fiyat-min=2.500&fiyat-max=100', 'fiyat-min=100&fiyat-max=2500'],
  ['/urunler', 'fiyat-max=1.250,50', 'fiyat-max=1250.5'],
  ['/urun/vana', 'secenek=a&sekme=x', 'sekme=x&secenek=a'],
])('the page %s with «%s» is the one with «%s»', (path, search, expected) => {
  expect(canonical(path, search)).toBe(expected);
});

it('is settled: the canonical parameters of a page are those of themselves', () => {
  for (const search of ['arama=a%26b&sayfa=2', 'marka=%C4%B1s%C4%B1&gorunum=liste&yeni=true']) {
    const once = canonical('/urunler', search);
    expect(canonical('/urunler', once)).toBe(once);
  }
});
