import { type AppliedFilter, appliedFilters } from './applied-filters';
import { listAddress, readListQuery } from './list-query';

const names = {
  category: (slug: string) => (slug === 'vanalar' ? 'Vanalar' : undefined),
  brand: (key: string) => ({ platerm: 'Platerm', suzge: 'Süzge' })[key],
};

const filtersOf = (address: string): AppliedFilter[] =>
  appliedFilters(readListQuery(new URLSearchParams(address)), names);
const labelsOf = (address: string) => filtersOf(address).map(({ label }) => label);

describe('applied filters', () => {
  it('are none for a bare list or a bare search', () => {
    expect(labelsOf('arama=vana&sirala=rating&sayfa=3')).toEqual([]);
  });

  it('read in the order of the filter column', () => {
    expect(
      labelsOf('yeni=true&stok=var&marka=suzge&fiyat-min=2000&fiyat-max=80000&kategori=vanalar'),
    ).toEqual(['Vanalar', '₺2.000 – ₺80.000', 'Süzge', 'Stokta olanlar', 'Yeni ürünler']);
  });

  it('name an open end of the price in words', () => {
    expect(labelsOf('fiyat-min=2000')).toEqual(['₺2.000 ve üzeri']);
    expect(labelsOf('fiyat-max=500')).toEqual(['₺500 ve altı']);
  });

  it('count many brands instead of naming them', () => {
    expect(labelsOf('marka=a&marka=b&marka=c&marka=d')).toEqual(['4 marka']);
  });

  it('count many categories instead of naming them', () => {
    const many = Array.from({ length: 9 }, (_, index) => `kategori=k${index}`).join('&');
    expect(labelsOf(many)).toEqual(['9 kategori']);
    expect(filtersOf(many)[0]?.without.categories).toEqual([]);
  });

  it('show what the catalog no longer knows as the address has it', () => {
    expect(labelsOf('kategori=eski&marka=platerm')).toEqual(['eski', 'Platerm']);
  });

  it('lead to the list without them, from its first page', () => {
    const [platerm] = filtersOf('marka=platerm&marka=suzge&stok=var&sayfa=4');
    expect(listAddress('/urunler', platerm!.without)).toBe('/urunler?marka=suzge&stok=var');
  });
});
