import { nextPlace, suggestionOptions } from './suggestion-options';

const product = {
  id: 'boyler',
  slug: 'boyler-200',
  name: 'Boyler 200 Litre',
  model: 'KZB-200',
  defaultPrice: 2_175_000,
  priceOnRequest: false,
  brand: { name: 'Kazmer' },
  pictures: [],
};

describe('suggestions', () => {
  it('lead to products, then to the categories and brands that hold more', () => {
    const options = suggestionOptions({
      products: [product],
      similarPartNumbers: [],
      correctedProducts: [],
      categories: [{ slug: 'boylerler', name: 'Boylerler', productCount: 128 }],
      brands: [{ key: 'kazmer', name: 'Kazmer' }],
    });
    expect(options.map(({ kind, address }) => [kind, address])).toEqual([
      ['product', '/urun/boyler-200'],
      ['category', '/kategori/boylerler'],
      ['brand', '/urunler?marka=kazmer'],
    ]);
  });

  it('lead to products with nearly the same part number or name when nothing matches', () => {
    const corrected = { ...product, slug: 'boyler-300' };
    const options = suggestionOptions({
      products: [],
      similarPartNumbers: [product],
      correctedProducts: [corrected],
      categories: [],
      brands: [],
    });
    expect(options).toEqual([
      { kind: 'similar', address: '/urun/boyler-200', product },
      { kind: 'similar', address: '/urun/boyler-300', product: corrected },
    ]);
  });

  it('lead to what the customer calls so first, and to no product twice', () => {
    const options = suggestionOptions(
      { products: [product], similarPartNumbers: [], correctedProducts: [], categories: [], brands: [] },
      [
        { ownPartNumber: 'B-200', product },
        { ownPartNumber: 'B-200/eski', product },
      ],
    );
    expect(options).toEqual([
      { kind: 'ownNumber', address: '/urun/boyler-200', ownPartNumber: 'B-200/eski', product },
    ]);
  });

  it('are walked in a ring that passes through the field', () => {
    expect([
      nextPlace('ArrowDown', -1, 2),
      nextPlace('ArrowDown', 0, 2),
      nextPlace('ArrowDown', 1, 2),
    ]).toEqual([0, 1, -1]);
    expect([nextPlace('ArrowUp', -1, 2), nextPlace('ArrowUp', 0, 2)]).toEqual([1, -1]);
    expect(nextPlace('a', 0, 2)).toBeUndefined();
  });
});
