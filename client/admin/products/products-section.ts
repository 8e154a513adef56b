import { Boxes } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { declareSection, sectionCount } from '../navigation/section';

export const IncompleteProductsQuery = graphql(`
  query IncompleteProducts {
    adminProducts(
      filter: { gaps: [BRAND, MODEL, CATEGORY, PRICE, SHORT_DESCRIPTION, DESCRIPTION, PICTURE] }
      take: 0
    ) {
      total
    }
  }
`);

/** Every product of the shop: its list and its form. */
export const productsSection = declareSection({
  path: 'urunler',
  title: 'Ürünler',
  icon: Boxes,
  group: 'catalog',
  permission: 'CATALOG',
  count: sectionCount({
    query: IncompleteProductsQuery,
    read: ({ adminProducts }) => adminProducts.total,
    noun: 'eksik bilgili ürün',
    topics: ['catalog'],
  }),
  screens: {
    '': () => import('./list/products-screen'),
    yeni: () => import('./form/product-screen'),
    ':productId': () => import('./form/product-screen'),
  },
  palette: () => import('./products-palette').then(({ productsPalette }) => productsPalette),
  searchable: { things: ['ürün'], by: ['ürün adı', 'stok kodu'] },
});
