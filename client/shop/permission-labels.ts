/** What staff may do, as the panel calls it. */
export const PERMISSION_LABELS = {
  ORDERS: 'Siparişler',
  QUOTES: 'Teklifler',
  MESSAGES: 'Mesajlar',
  CATALOG: 'Ürünler ve kategoriler',
  IMPORT: 'Excel İçe Aktar',
  CONTENT: 'İçerik',
  SETTINGS: 'Ayarlar',
  USERS: 'Kullanıcılar',
  ALL: 'Bütün yetkiler',
} as const;
