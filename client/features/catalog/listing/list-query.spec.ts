import fc from 'fast-check';
import { searchText } from '../../../shop/search-text';
import {
  isWhole,
  LIST_SORTS,
  type ListQuery,
  listAddress,
  offeredSorts,
  readListQuery,
  refine,
  toFilter,
  withoutFilters,
  withoutText,
  writeListQuery,
} from './list-query';
import { PAGE_SIZE } from './page-numbers';

const read = (address: string) => readListQuery(new URLSearchParams(address));

const names = fc
  .uniqueArray(
    fc.string({ minLength: 1 }).filter((name) => name.trim() === name),
    { maxLength: 4 },
  )
  .map((values) => values.sort());

const prices = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  )
  .map(([one, other]) =>
    one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other },
  );

const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    text: fc.string().map(searchText),
    categories: names,
    brands: names,
    priceLira: prices,
    inStock: fc.boolean(),
    isNew: fc.boolean(),
    isBought: fc.boolean(),
    sort: fc.constantFrom(...LIST_SORTS),
    view: fc.constantFrom('grid', 'list'),
    page: fc.integer({ min: 1, max: 417 }),
  })
  .filter(({ sort, text }) => offeredSorts(text).includes(sort));

describe('the address of a list', () => {
  it('carries every query there and back', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writeListQuery(query).toString())).toEqual(query);
      }),
    );
  });

  it('settles: what is read is written in one way only', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (anything) => {
        const once = writeListQuery(read(anything)).toString();
        expect(writeListQuery(read(once)).toString()).toBe(once);
      }),
    );
  });

  it('leaves out what is the default', () => {
    expect(listAddress('/urunler', read('sirala=newest&sayfa=1&gorunum=izgara&fiyat-min=0'))).toBe(
      '/urunler',
    );
    expect(listAddress('/urunler', read('arama=pompa&sirala=relevance'))).toBe('/urunler?arama=pompa');
  });

  it('encodes &, # and + of a search', () => {
    const address = listAddress('/urunler', read(new URLSearchParams({ arama: ' a&b #2 + c ' }).toString()));
    expect(address).toBe('/urunler?arama=a%26b+%232+%2B+c');
    expect(readListQuery(new URL(address, 'http://shop.test').searchParams).text).toBe('a&b #2 + c');
  });

  it('takes only true for new and only var for stock', () => {
    expect(read('yeni=true').isNew).toBe(true);
    expect([read('yeni=1').isNew, read('yeni=TRUE').isNew, read('stok=yok').inStock]).toEqual([
      false,
      false,
      false,
    ]);
    expect(read('stok=var').inStock).toBe(true);
  });

  it('ignores prices, pages and orders that are none', () => {
    const query = read('fiyat-min=-5&fiyat-max=abc&sayfa=0&sirala=best');
    expect(query).toMatchObject({ priceLira: { min: null, max: null }, page: 1, sort: 'newest' });
  });

  it('reads a price as it was typed into the form', () => {
    expect(read('fiyat-min=2.500&fiyat-max=₺10.000,50')).toMatchObject({
      priceLira: { min: 2500, max: 10_000.5 },
    });
    expect(toFilter(read('fiyat-min=0&fiyat-max=1.250,55'))).toEqual({ maxPrice: 125_055 });
  });

  it('asks the server for no more than it takes, however long the address is', () => {
    const many = (name: string) => Array.from({ length: 1_100 }, (_, index) => `${name}=n${index}`).join('&');
    const query = read(`${many('kategori')}&${many('marka')}&arama=${'a'.repeat(5_000)}`);
    expect([query.categories.length, query.brands.length, query.text.length]).toEqual([100, 100, 200]);
    expect(read(`kategori=${'a'.repeat(5_000)}&marka=b`)).toMatchObject({ categories: [], brands: ['b'] });
  });

  it.each([
    'fiyat-min=-1&fiyat-max=-0,5',
    'fiyat-min=1e300&fiyat-max=99999999999999999999',
    'fiyat-min=0,001&fiyat-max=999999999,99',
    'fiyat-min=Infinity&fiyat-max=NaN',
    'sayfa=1000000000',
    'sayfa=1e9&sayfa=2',
    'sayfa=-1',
    'sayfa=1.5',
  ])('asks for prices and a page the server takes at %s', (address) => {
    const { minPrice = 0, maxPrice = 0 } = toFilter(read(address));
    for (const kurus of [minPrice, maxPrice]) {
      expect(Number.isSafeInteger(kurus) && kurus >= 0).toBe(true);
    }
    expect((read(address).page - 1) * PAGE_SIZE).toBeLessThanOrEqual(10_000);
  });

  it('turns swapped price bounds round', () => {
    expect(read('fiyat-min=900&fiyat-max=100')).toMatchObject({ priceLira: { min: 100, max: 900 } });
  });

  it.each(['', 'sayfa=3', 'gorunum=liste', 'sirala=newest', 'yeni=1'])(
    'is the whole list at «%s»',
    (address) => {
      expect(isWhole(read(address))).toBe(true);
    },
  );

  it.each([
    'arama=vana',
    'marka=yok',
    'kategori=vanalar',
    'fiyat-max=9',
    'stok=var',
    'yeni=true',
    'alinan=evet',
    'sirala=name',
  ])('is not the whole list at «%s»', (address) => {
    expect(isWhole(read(address))).toBe(false);
  });

  it.each(['"', '"\'', '...', ' ? '])('is the whole list when only %s is searched for', (text) => {
    const query = read(new URLSearchParams({ arama: text, sirala: 'relevance' }).toString());
    expect(query).toMatchObject({ text: '', sort: 'newest' });
    expect(isWhole(query)).toBe(true);
  });

  it('offers relevance only while searching', () => {
    expect(read('sirala=relevance').sort).toBe('newest');
    expect(read('arama=vana').sort).toBe('relevance');
    expect(offeredSorts('')).not.toContain('relevance');
  });
});

describe('changing a query', () => {
  const query = read('arama=vana&marka=a&stok=var&sirala=rating&gorunum=liste&sayfa=7');

  it('begins again at the first page', () => {
    expect(refine(query, { isNew: true })).toMatchObject({ isNew: true, page: 1, brands: ['a'] });
  });

  it('keeps filters and order when the search goes, but no order that only a search has', () => {
    expect(listAddress('/urunler', withoutText(query))).toBe(
      '/urunler?marka=a&stok=var&sirala=rating&gorunum=liste',
    );
    expect(listAddress('/urunler', withoutText(read('arama=vana&yeni=true')))).toBe('/urunler?yeni=true');
  });

  it('keeps text, order and view when the filters go', () => {
    expect(listAddress('/urunler', withoutFilters(query))).toBe(
      '/urunler?arama=vana&sirala=rating&gorunum=liste',
    );
  });
});
