import { DECLINE_REASON_NAMES } from '../../quotes/index.js';

const VALUES: Readonly<Record<string, string>> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  processing: 'Hazırlanıyor',
  shipped: 'Kargoda',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
  new: 'Yeni',
  read: 'Okundu',
  replied: 'Yanıtlandı',
  closed: 'Kapatıldı',
  quoted: 'Teklif Verildi',
  accepted: 'Kabul Edildi',
  rejected: 'Reddedildi',
  customer: 'Müşteri',
  admin: 'Admin',
  super_admin: 'Süper yönetici',
  staff: 'Personel',
  program: 'Program',
  storefront: 'Web sitesi',
  bank_transfer: 'Havale/EFT',
  credit_card: 'Kredi kartı',
  TRY: 'TL',
  consumer: 'Bireysel',
  company: 'Kurumsal',
  cash_on_delivery: 'Kapıda ödeme',
  catalog: 'Ürünler ve kategoriler',
  orders: 'Siparişler',
  messages: 'Mesajlar',
  quotes: 'Teklifler',
  content: 'İçerik',
  settings: 'Ayarlar',
  users: 'Kullanıcılar',
  import: 'Excel İçe Aktar',
  all: 'Bütün yetkiler',
  waiting: 'Bekliyor',
  running: 'Çalışıyor',
  done: 'Bitti',
  declared: 'Bildirildi',
  received: 'Ürün geldi',
  failed: 'Başarısız',
  shop: 'Mağaza',
  intact: 'Sağlam',
  broken: 'Kırık',
  moved: 'Son mühürden beri',
  full: 'Baştan',
  newest: 'Önce en yeni',
  oldest: 'Önce en eski',
  edited: 'Önce son düzenlenen',
  name: 'Ada göre',
  lowest_price: 'Önce en ucuz',
  highest_price: 'Önce en pahalı',
  lowest_stock: 'Önce en az stok',
  lowest_total: 'Önce en düşük tutar',
  highest_total: 'Önce en yüksek tutar',
  total_asc: 'Önce en düşük tutar',
  total_desc: 'Önce en yüksek tutar',
  due: 'Yanıt süresine göre',
  valid_until: 'Geçerlilik sonuna göre',
};

/** Words that mean something else, or have a name at all, in records of one kind alone. */
const VALUES_OF_KIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quote: {
    processing: 'İşleniyor',
    buyer: 'Müşteri',
    form: 'Teklif formu',
    product: 'Ürün sayfası',
    cart: 'Sepet',
    wizard: 'Ürün Sihirbazı',
    telephone: 'Telefon',
    renewal: 'Eski teklif',
    ...DECLINE_REASON_NAMES,
  },
  message: {
    'product-inquiry': 'Ürün Bilgisi',
    'quote-request': 'Teklif Talebi',
    'technical-support': 'Teknik Destek',
    'after-sales': 'Satış Sonrası',
    partnership: 'İş Ortaklığı',
    complaint: 'Şikâyet',
    other: 'Diğer',
  },
  webhook: {
    staff: 'Elle kapatıldı',
    failures: 'Bir gün boyunca ulaşılamadı',
    gone: 'Alıcı artık ileti istemiyor (410)',
    maker: 'Oluşturanın yetkisi kalmadı',
    order: 'Siparişler',
    quote: 'Teklifler',
    message: 'Mesajlar',
  },
};

/** Whether its values have names of their own: how something stands. */
export const isNamed = (field: string): boolean => NAMED.test(field);

const NAMED =
  /^(?:status|withdrawalStatus|role|customerType|permissions|scopes|channel|paymentMethod|side|outcome|scope|sort)(?:\.|$)/;
const NAMED_OF_KIND: Readonly<Record<string, RegExp>> = {
  quote: /^(?:origin|source|reason)$/,
  message: /^subject$/,
  webhook: /^(?:reason|categories)(?:\.|$)/,
};

/** What a value is called; null where a field has values without names. */
export function nameOfValue(field: string, value: string, kind: string): string | null {
  if (!isNamed(field) && !NAMED_OF_KIND[kind]?.test(field)) return null;
  return VALUES_OF_KIND[kind]?.[value] ?? VALUES[value] ?? value;
}
