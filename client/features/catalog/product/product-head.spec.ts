import { type ChosenProduct, type ProductHead, productStructuredData, productTrail } from './product-head';

const product: ProductHead = {
  slug: 'vana-50',
  name: 'Küresel Vana DN 50',
  shortDescription: 'Tam geçişli.',
  description: '',
  sku: 'KR050',
  model: 'KR-050',
  brand: { name: 'Vanora' },
  category: { slug: 'kuresel', name: 'Küresel Vanalar', parent: { slug: 'vanalar', name: 'Vanalar' } },
  inStock: true,
  rating: 4.7,
  reviewCount: 31,
  headPictures: [{ large: '/gorsel/abc-960.webp' }],
  seo: { title: null, description: null },
  headDocuments: [],
  headEquivalents: [],
};
const price: ChosenProduct['price'] = {
  unitGross: 494_460,
  priceOnRequest: false,
  available: true,
  delivery: [{ isFromStock: true }],
};
const chosen: ChosenProduct = { price, stockCode: 'KR050-F', path: '/urun/vana-50?secenek=flansli' };
const origin = 'https://magaza.test';
const dataOf = (head: ProductHead) => productStructuredData(head, chosen, origin);
const offersAt = (changes: Partial<ChosenProduct['price']>, head = product) =>
  productStructuredData(head, { ...chosen, price: { ...price, ...changes } }, origin).offers;

describe('the structured data of a product', () => {
  it('offers what the address chooses at its price with tax, in lira with two decimals', () => {
    expect(dataOf(product)).toMatchObject({
      sku: 'KR050-F',
      url: 'https://magaza.test/urun/vana-50',
      offers: {
        price: '4944.60',
        priceCurrency: 'TRY',
        availability: 'https://schema.org/InStock',
        url: 'https://magaza.test/urun/vana-50?secenek=flansli',
      },
    });
  });

  it('is as available as the page says', () => {
    const sources = (...isFromStock: boolean[]) => isFromStock.map((from) => ({ isFromStock: from }));
    const availability = (...given: Parameters<typeof offersAt>) => offersAt(...given)?.availability;
    expect(availability({ delivery: sources(false) })).toBe('https://schema.org/BackOrder');
    expect(availability({ delivery: sources(true, false) })).toBe('https://schema.org/InStock');
    expect(availability({ delivery: [], available: false })).toBe('https://schema.org/OutOfStock');
    expect(availability({ delivery: [] }, { ...product, inStock: false })).toBe(
      'https://schema.org/OutOfStock',
    );
  });

  it('holds no price at all when it has to be asked for', () => {
    expect(offersAt({ unitGross: 0, priceOnRequest: true })).toBeUndefined();
  });

  it('holds no rating while nobody has rated', () => {
    expect(dataOf(product)).toHaveProperty('aggregateRating.reviewCount', 31);
    expect(dataOf({ ...product, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
  });

  it('names documents and equivalents by their full addresses', () => {
    const related = {
      ...product,
      headDocuments: [{ title: 'Teknik föy', url: '/belge/f/teknik-foy.pdf' }],
      headEquivalents: [{ slug: 'vana-65', name: 'Küresel Vana DN 65' }],
    };
    expect(dataOf(related)).toMatchObject({
      subjectOf: [{ name: 'Teknik föy', url: 'https://magaza.test/belge/f/teknik-foy.pdf' }],
      isSimilarTo: [{ name: 'Küresel Vana DN 65', url: 'https://magaza.test/urun/vana-65' }],
    });
    expect(dataOf(product)).not.toHaveProperty('subjectOf');
  });

  it('gives pictures a full address wherever they lie', () => {
    const elsewhere = {
      ...product,
      headPictures: [{ large: '/gorsel/a.webp' }, { large: 'https://cdn.test/b.webp' }],
    };
    expect(dataOf(elsewhere).image).toEqual(['https://magaza.test/gorsel/a.webp', 'https://cdn.test/b.webp']);
  });
});

describe('the way down to a product', () => {
  it('leads through the category and its parent', () => {
    expect(productTrail(product).map(({ name }) => name)).toEqual([
      'Ana Sayfa',
      'Vanalar',
      'Küresel Vanalar',
      'Küresel Vana DN 50',
    ]);
  });

  it('has no step for a missing category', () => {
    expect(productTrail({ ...product, category: null }).map(({ path }) => path)).toEqual([
      '/',
      '/urunler',
      '/urun/vana-50',
    ]);
  });
});
