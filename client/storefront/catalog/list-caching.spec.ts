/** @vitest-environment node */
import { server } from '../../graphql/test-server';
import * as categoryScreen from './category-screen';
import * as productsScreen from './products-screen';
import { FOUND, requestList } from './test-list';

const POMPALAR = { slug: 'pompalar', name: 'Pompalar' };
const DALGIC = { slug: 'dalgic', name: 'Dalgıç' };
const facets = {
  ...FOUND.facets,
  categories: [{ count: 30, category: POMPALAR, children: [{ count: 30, category: DALGIC }] }],
  brands: [{ count: 30, brand: { key: 'kazmer', name: 'Kazmer' } }],
};
const category = {
  ...POMPALAR,
  description: '',
  productCount: 30,
  brandCount: 1,
  seo: {},
  children: [{ ...DALGIC, productCount: 30 }],
};
const site = { name: 'Mağaza', description: '', origin: 'https://ornek.com.tr' };

/** Of two pages, with one brand. */
async function isUncached(address: string): Promise<boolean | undefined> {
  const [, first, slug] = new URL(address, site.origin).pathname.split('/');
  server.answers(productsScreen.MainCategoriesQuery, { categories: [] });
  server.answers(categoryScreen.CategoryQuery, { category });
  const request = requestList(address, { ...FOUND, total: 30, facets }, { slug });
  if (first === 'urunler') {
    return productsScreen.meta({ ...request, site, data: await productsScreen.loader(request) }).isUncached;
  }
  return categoryScreen.meta({ ...request, site, data: await categoryScreen.loader(request) }).isUncached;
}

it.each([
  '/urunler',
  '/urunler?sayfa=2&marka=kazmer&kategori=pompalar&kategori=dalgic',
  '/urunler?arama=pompa&fiyat-max=100',
  '/kategori/pompalar?kategori=dalgic&marka=kazmer',
])('lets the page %s be cached', async (address) => {
  expect(await isUncached(address)).toBe(false);
});

it.each([
  '/urunler?sayfa=3',
  '/urunler?marka=yok-1',
  '/urunler?marka=kazmer&marka=yok-1',
  '/urunler?kategori=yok-1',
  '/kategori/pompalar?kategori=yok-1',
  '/kategori/pompalar?kategori=pompalar',
  '/kategori/pompalar?marka=yok-1',
  '/kategori/pompalar?sayfa=3',
])('keeps %s out of the cache: such addresses are endless, and their pages alike', async (address) => {
  expect(await isUncached(address)).toBe(true);
});
