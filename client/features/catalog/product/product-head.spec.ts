import { type ProductHead, productStructuredData, productTrail } from './product-head';

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
  headPrice: { gross: 494_460, priceOnRequest: false },
  headPictures: [{ large: '/gorsel/abc-960.webp' }],
  seo: { title: null, description: null },
  headDocuments: [],
  headEquivalents: [],
};
const origin = 'https://magaza.test';

describe('the structured data of a product', () => {
  it('offers the price with tax, in lira with two decimals', () => {
    expect(productStructuredData(product, origin).offers).toMatchObject({
      price: '4944.60',
      priceCurrency: 'TRY',
      availability: 'https://schema.org/InStock',
      url: 'https://magaza.test/urun/vana-50',
    });
  });

  it('holds no price at all when it has to be asked for', () => {
    const asked = { ...product, headPrice: { gross: 0, priceOnRequest: true } };
    expect(JSON.stringify(productStructuredData(asked, origin))).not.toContain('rice"');
  });

  it('holds no rating while nobody has rated', () => {
    expect(productStructuredData(product, origin)).toHaveProperty('aggregateRating.reviewCount', 31);
    expect(productStructuredData({ ...product, reviewCount: 0 }, origin)).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('names documents and equivalents by their full addresses', () => {
    const related = {
      ...product,
      headDocuments: [{ title: 'Teknik föy', url: '/belge/f/teknik-foy.pdf' }],
      headEquivalents: [{ slug: 'vana-65', name: 'Küresel Vana DN 65' }],
    };
    expect(productStructuredData(related, origin)).toMatchObject({
      subjectOf: [{ name: 'Teknik föy', url: 'https://magaza.test/belge/f/teknik-foy.pdf' }],
      isSimilarTo: [{ name: 'Küresel Vana DN 65', url: 'https://magaza.test/urun/vana-65' }],
    });
    expect(productStructuredData(product, origin)).not.toHaveProperty('subjectOf');
  });

  it('gives pictures a full address wherever they lie', () => {
    const elsewhere = {
      ...product,
      headPictures: [{ large: '/gorsel/a.webp' }, { large: 'https://cdn.test/b.webp' }],
    };
    expect(productStructuredData(elsewhere, origin).image).toEqual([
      'https://magaza.test/gorsel/a.webp',
      'https://cdn.test/b.webp',
    ]);
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
