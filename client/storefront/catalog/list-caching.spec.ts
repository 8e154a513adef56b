/** @vitest-environment node */
import { openServerClient } from '../../graphql/client';
import * as categoryScreen from './category-screen';
import * as productsScreen from './products-screen';

const category = { slug: 'pompalar', name: 'Pompalar', description: '', productCount: 30, brandCount: 1 };
const child = { slug: 'dalgic', name: 'Dalgıç' };
const facets = {
  categories: [{ count: 30, category, children: [{ count: 30, category: child, children: [] }] }],
  brands: [{ count: 30, brand: { key: 'kazmer', name: 'Kazmer' } }],
};
const products = {
  total: 30,
  isTotalExact: true,
  catalogTotal: 30,
  similarPartNumbers: [],
  facets,
  items: [],
};
const data = {
  products,
  categories: [],
  category: { ...category, parent: null, children: [child], seo: {} },
};
const site = { name: 'Mağaza', description: '', origin: 'https://ornek.com.tr' };

/** Of two pages, with one brand. */
async function isUncached(address: string): Promise<boolean | undefined> {
  const { client } = openServerClient(() => Promise.resolve({ data }));
  const url = new URL(address, site.origin);
  const [, first, slug] = url.pathname.split('/');
  const request = { client, url, params: { slug } };
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
