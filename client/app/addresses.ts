import { matchPath } from 'react-router-dom';

/** Which of them there are is up to staff: the shop's data says so. */
const STATIC_PAGES = '/:slug';

/** The address of each screen and its file, without `-screen.tsx`. */
export const SCREEN_FILES: Readonly<Record<string, string>> = {
  '/': 'home/home',
  '/urunler': 'catalog/products',
  '/kategori/:slug': 'catalog/category',
  '/urun/:slug': 'catalog/product',
  '/sepet': 'cart/cart',
  '/hakkimizda': 'texts/about',
  '/urun-sihirbazi': 'wizard/wizard',
  '/teklif-al': 'asking/quote-request',
  '/teklif/:token': 'quotes/linked-quote',
  '/tekliflerim': 'quotes/quotes',
  '/tekliflerim/:id': 'quotes/quote',
  '/favorilerim': 'favorites/favorites',
  '/liste/:token': 'favorites/shared-list',
  '/malzeme-listesi': 'material-lists/new-material-list',
  '/malzeme-listesi/:id': 'material-lists/material-list',
  '/iletisim': 'contact/contact',
  '/mesaj/:token': 'messages/conversation',
  '/mesajlarim': 'messages/messages',
  '/giris': 'sign-in/login',
  '/kayit': 'sign-in/registration',
  '/sifremi-unuttum': 'sign-in/forgotten-password',
  '/sifre-yenile/:token': 'sign-in/new-password',
  '/eposta-dogrula/:token': 'sign-in/email-verification',
  '/profil': 'profile/profile',
  '/profil/ayarlar': 'profile/account-settings',
  '/siparislerim': 'orders/orders',
  '/siparislerim/:id': 'orders/order',
  '/siparis-takip': 'orders/find-order',
  '/siparis-takip/:token': 'orders/tracked-order',
  '/on-izleme-bitti': 'errors/ended-preview',
  [STATIC_PAGES]: 'texts/static',
  '*': 'errors/unknown',
};

const SCREEN_PATHS = Object.keys(SCREEN_FILES).filter((path) => path !== '*' && path !== STATIC_PAGES);

/** Whether a path leads to a screen of its own, neither a static page nor the one for unknown addresses. Matching whole routes would rank them each time. */
export function hasScreen(path: string): boolean {
  return SCREEN_PATHS.some((pattern) => matchPath(pattern, path) !== null);
}
