import { Boxes } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** Every product of the shop: its form. */
export const productsSection = declareSection({
  path: 'urunler',
  title: 'Ürünler',
  icon: Boxes,
  group: 'catalog',
  permission: 'CATALOG',
  screens: {
    '': 'yeni',
    yeni: () => import('./form/product-screen'),
    ':productId': () => import('./form/product-screen'),
  },
});
