import { Boxes } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { declareList } from '../../list/declare-list';
import { MAX_SEARCH_LENGTH, PRODUCTS_PER_PAGE, PRODUCTS_STATE, productsVariables } from '../products-state';
import { PRODUCT_COLUMNS } from './product-columns';
import { PanelProductsQuery, ProductRowFragment } from './products.query';

/** All products of the shop; its filters come with what they offer (`useProductFilters`). */
export const PRODUCTS = declareList({
  name: 'urunler',
  title: 'Ürünler',
  noun: 'ürün',
  address: paths.adminProducts,
  state: PRODUCTS_STATE,
  pageSize: PRODUCTS_PER_PAGE,
  query: PanelProductsQuery,
  variables: productsVariables,
  typename: 'AdminProductRow',
  read: ({ adminProducts }) => ({
    ...adminProducts,
    items: readFragment(ProductRowFragment, adminProducts.items),
  }),
  columns: PRODUCT_COLUMNS,
  initiallyHidden: ['createdAt', 'updatedAt'],
  row: { id: ({ id }) => id, name: ({ sku }) => sku },
  sorts: {
    NEWEST: ['createdAt', 'desc'],
    EDITED: ['updatedAt', 'desc'],
    NAME: ['name', 'asc'],
    LOWEST_PRICE: ['basePrice', 'asc'],
    HIGHEST_PRICE: ['basePrice', 'desc'],
    LOWEST_STOCK: ['stockQuantity', 'asc'],
  },
  search: {
    label: 'Ad, stok kodu, marka, model',
    placeholder: 'Ad, kod, marka',
    maxLength: MAX_SEARCH_LENGTH,
  },
  filters: [],
  // The screen of a product asks for what it shows by itself; its code is what takes long.
  prefetch: () => import('../form/product-screen'),
  // They are sent in parts, as the server changes a thousand at once.
  maxSelected: 5_000,
  rowKeys: { F: 'Fiyatı düzenle', T: 'Stoku düzenle' },
  rowHeight: '2.75rem',
  empty: {
    icon: Boxes,
    none: ['Henüz ürün yok', 'İlk ürünü ekleyin ya da Excel dosyasından aktarın.'],
    unmatched: ['Bu ölçütlere uyan ürün yok', 'Aramayı kısaltın ya da filtreleri gevşetin.'],
  },
});
