/** Pages about an account that open without a session. */
export const ACCOUNT_PAGES = [
  '/giris',
  '/kayit',
  '/sifremi-unuttum',
  '/sifre-yenile/x',
  '/eposta-dogrula/x',
  '/siparislerim',
];
