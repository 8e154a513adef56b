import { matchPath } from 'react-router-dom';
import { STATIC_PAGE_SLUGS } from '../paths';

/** The address of each screen and its file, without `-screen.tsx`. */
export const SCREEN_FILES: Readonly<Record<string, string>> = {
  '/': 'home/home',
  '/urunler': 'catalog/products',
  '/kategori/:slug': 'catalog/category',
  '/urun/:slug': 'catalog/product',
  '/sepet': 'cart/cart',
  '/hakkimizda': 'texts/about',
  '/giris': 'sign-in/login',
  '/kayit': 'sign-in/registration',
  '/sifremi-unuttum': 'sign-in/forgotten-password',
  '/sifre-yenile/:token': 'sign-in/new-password',
  '/eposta-dogrula/:token': 'sign-in/email-verification',
  '/siparislerim': 'orders/orders',
  '/siparislerim/:id': 'orders/order',
  '/siparis-takip/:token': 'orders/tracked-order',
  ...Object.fromEntries(STATIC_PAGE_SLUGS.map((slug) => [`/${slug}`, 'texts/static'])),
  '*': 'errors/unknown',
};

const SCREEN_PATHS = Object.keys(SCREEN_FILES).filter((path) => path !== '*');

/** Whether a path leads to another screen than the one for unknown addresses. Matching whole routes would rank them each time. */
export function hasScreen(path: string): boolean {
  return SCREEN_PATHS.some((pattern) => matchPath(pattern, path) !== null);
}
