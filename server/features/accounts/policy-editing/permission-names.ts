import type { Permission } from '../../../kernel/actor/actor.js';

/** As the panel calls its sections: twin of client/shop/permission-labels.ts, as the halves share nothing but the schema. */
export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = {
  catalog: 'Ürünler ve kategoriler',
  orders: 'Siparişler',
  messages: 'Mesajlar',
  quotes: 'Teklifler',
  content: 'İçerik',
  settings: 'Ayarlar',
  users: 'Kullanıcılar',
  import: 'Excel İçe Aktar',
  all: 'Bütün yetkiler',
};
