/** @vitest-environment node */
import { openServerClient } from '../../graphql/client';
import { server } from '../../graphql/test-server';
import { DiscontinuedProductQuery, loader, ProductQuery } from './product-screen';

const PRICE = {
  unitPrice: 0,
  unitGross: 0,
  quantity: 1,
  net: 0,
  tax: 0,
  gross: 0,
  taxRate: 2000,
  priceOnRequest: true,
  stock: 0,
  available: true,
  delivery: [],
};
const TEXTS = { shortDescription: '', description: '', features: [], applications: [] };
const product = {
  id: 'v50',
  slug: 'vana-50',
  name: 'Vana',
  sku: 'V50',
  model: 'V-50',
  unit: 'adet',
  warranty: '',
  brand: { key: 'vanora', name: 'Vanora' },
  category: { slug: 'vanalar', name: 'Vanalar' },
  inStock: true,
  isMadeToMeasure: false,
  minOrderQuantity: 1,
  basePrice: 0,
  deliveryTime: '',
  certifications: [],
  rating: 0,
  reviewCount: 0,
  pictures: [],
  headPictures: [],
  technicalSpecs: [],
  leadingSpecs: [],
  documents: [],
  headDocuments: [],
  headEquivalents: [],
  successor: null,
  equivalents: [],
  spareParts: [],
  attributes: [],
  similar: [],
  minOrderPrice: PRICE,
  defaultPrice: 100_000,
  priceOnRequest: false,
  seo: {},
  ...TEXTS,
};

function load(shown: typeof product | null, search = '') {
  server.answers(ProductQuery, { product: shown, siteSettings: {} });
  const { client } = openServerClient(server.execute);
  const url = new URL(`https://magaza.test/urun/eski-vana${search}`);
  return loader({ client, url, params: { slug: 'eski-vana' } });
}

it('leads on from a product out of sale to what replaced it', async () => {
  const successor = { slug: 'vana-65', name: 'Vana 65' };
  server.answers(DiscontinuedProductQuery, { discontinuedProduct: { name: 'Eski Vana', successor } });
  await expect(load(null)).rejects.toMatchObject({
    page: { title: 'Eski Vana artık satılmıyor', back: { to: '/urun/vana-65' } },
  });
});

it('is not found under an unknown slug, with a way to all products', async () => {
  server.answers(DiscontinuedProductQuery, { discontinuedProduct: null });
  await expect(load(null)).rejects.toMatchObject({
    page: { title: 'Ürün bulunamadı', back: { to: '/urunler' } },
  });
});

it('has moved for good from an earlier slug, with its tab', async () => {
  await expect(load(product, '?sekme=ozellikler')).rejects.toMatchObject({
    path: '/urun/vana-50?sekme=ozellikler',
    status: 301,
  });
});
