import { wallTime } from '../../../kernel/clock/istanbul.js';
import { formatLiraInFull } from '../../../kernel/money/money.js';
import { nameOfValue } from './audit.values.js';

/** One field of what was recorded, as people read it. */
export interface ChangeText {
  /** Its dotted name, as it is stored. */
  field: string;
  label: string;
  /** Null where there was nothing. */
  before: string | null;
  after: string | null;
}

const MAX_TEXT = 2_000;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

const LABELS: Readonly<Record<string, string>> = {
  ...{
    status: 'Durum',
    name: 'Ad',
    title: 'Başlık',
    slug: 'Adres',
    text: 'Metin',
    note: 'Not',
    reason: 'Neden',
  },
  ...{ email: 'E-posta', phone: 'Telefon', company: 'Firma', username: 'Kullanıcı adı', role: 'Rol' },
  ...{ customerType: 'Müşteri türü' },
  ...{ permissions: 'Yetkiler', isActive: 'Etkin', isStaff: 'Personel', number: 'Numara', message: 'Mesaj' },
  ...{ sku: 'Stok kodu', brand: 'Marka', model: 'Model', categoryId: 'Kategori', parentId: 'Üst kategori' },
  ...{ basePriceKurus: 'Fiyat', stockQuantity: 'Stok', inStock: 'Stokta', minOrderQuantity: 'En az sipariş' },
  ...{
    shortDescription: 'Kısa açıklama',
    description: 'Açıklama',
    features: 'Özellikler',
    tags: 'Etiketler',
  },
  ...{ applications: 'Uygulama alanları', certifications: 'Sertifikalar', technicalSpecs: 'Teknik veriler' },
  ...{
    attributes: 'Seçenekler',
    pictures: 'Görseller',
    documents: 'Belgeler',
    unit: 'Birim',
    warranty: 'Garanti',
  },
  ...{ deliveryTime: 'Teslimat süresi', isFeatured: 'Öne çıkan', isNew: 'Yeni', isArchived: 'Arşivde' },
  ...{ seoTitle: 'SEO başlığı', seoDescription: 'SEO açıklaması', seoKeywords: 'SEO anahtar kelimeleri' },
  ...{ rating: 'Puan', reviewCount: 'Değerlendirme sayısı', sortOrder: 'Sıra', picture: 'Görsel' },
  ...{ siteName: 'Mağaza adı', legalName: 'Ticari unvan', siteDescription: 'Mağaza açıklaması' },
  ...{ contactEmail: 'İletişim e-postası', otherEmails: 'Diğer e-postalar', contactPhone: 'Telefon' },
  ...{
    otherPhones: 'Diğer telefonlar',
    whatsappNumber: 'WhatsApp',
    address: 'Adres',
    workingHours: 'Çalışma saatleri',
  },
  ...{
    specialDays: 'Tatil ve kapalı günler',
    shippingFeeKurus: 'Kargo ücreti',
    taxRateBasisPoints: 'KDV oranı',
  },
  ...{ 'freeShipping.enabled': 'Ücretsiz kargo', 'freeShipping.thresholdKurus': 'Ücretsiz kargo sınırı' },
  ...{
    stockControl: 'Stok kontrolü',
    lowStockThreshold: 'Düşük stok eşiği',
    bankAccounts: 'Banka hesapları',
  },
  ...{ carriers: 'Kargo firmaları', paymentMethods: 'Ödeme yöntemleri', taxOffice: 'Vergi dairesi' },
  ...{ taxNumber: 'Vergi no', mersisNumber: 'MERSİS', kepAddress: 'KEP', etbisAddress: 'ETBİS' },
  ...{ 'transferPayment.dueDays': 'Havale süresi', 'transferPayment.cancelsUnpaid': 'Ödenmeyeni iptal et' },
  ...{ 'orderLimits.units': 'Sipariş sınırı', 'orderLimits.unitsPerProduct': 'Ürün başına sınır' },
  ...{
    'orderLimits.subtotalKurus': 'Tutar sınırı',
    requiredFor: 'Kimler için zorunlu',
    sessionDays: 'Oturumun süresi (gün)',
  },
  ...{
    'seo.title': 'SEO başlığı',
    'seo.description': 'SEO açıklaması',
    'seo.keywords': 'SEO anahtar kelimeleri',
  },
  ...{
    totalKurus: 'Toplam',
    subtotalKurus: 'Ara toplam',
    taxKurus: 'KDV',
    shippingKurus: 'Kargo',
    lines: 'Kalemler',
  },
  ...{
    buyer: 'Alıcı',
    sender: 'Gönderen',
    shippingAddress: 'Teslimat adresi',
    billingAddress: 'Fatura adresi',
    recipient: 'Teslim alacak kişi',
  },
  ...{
    notes: 'Sipariş notu',
    references: 'Müşteri referansları',
    purchaseOrder: 'Satın alma sipariş no',
    project: 'Proje / şantiye',
    requisition: 'Talep no',
    paymentMethod: 'Ödeme yöntemi',
    shipment: 'Kargo',
    withdrawalStatus: 'Cayma',
  },
  ...{
    amountKurus: 'Tutar',
    paidOn: 'Ödeme günü',
    reference: 'Dekont no',
    details: 'Ayrıntı',
    channel: 'Kanal',
  },
  ...{
    isBuyerNotified: 'Müşteriye bildirim',
    offer: 'Teklif sırası',
    validUntil: 'Geçerlilik',
    texts: 'Metinler',
  },
  ...{
    subject: 'Konu',
    responseDueAt: 'Yanıt süresi',
    orderNumber: 'Sipariş',
    productSlug: 'Ürün',
    side: 'Yazan',
  },
  ...{
    fileNames: 'Dosya adları',
    files: 'Dosyalar',
    saidBy: 'Bildiren',
    failures: 'Deneme sayısı',
    rows: 'Satır',
  },
  ...{
    fileName: 'Dosya',
    fileHash: 'Dosya özeti',
    bytes: 'Bayt',
    format: 'Biçim',
    isComplete: 'Tamamlandı',
    isSearched: 'Aramayla',
    sort: 'Sıralama',
    version: 'Sürüm',
  },
  ...{
    scopes: 'Yetkiler',
    expiresAt: 'Bitiş',
    ownerId: 'Sahibi',
    publishAt: 'Yayın zamanı',
    document: 'Belge',
  },
  ...{ content: 'İçerik', products: 'Ürün', categories: 'Kategori', violation: 'Bulgu', events: 'Olay' },
  ...{ auditEntries: 'Değişiklik', checkpoints: 'Mühür', scope: 'Kapsam', outcome: 'Sonuç', kind: 'Tür' },
  ...{ position: 'Akıştaki konum' },
};

/** What a field is called: whole, or by its last part; one without a name is named as it is stored. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? LABELS[field.slice(field.lastIndexOf('.') + 1)] ?? field;
}

/** A value as people read it; null where there is none. */
export function valueText(field: string, value: unknown, kind = ''): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const text = scalarText(field, value, kind) ?? JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function scalarText(field: string, value: unknown, kind: string): string | null {
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return wordText(field, value, kind);
  if (!Array.isArray(value)) return null;
  const parts = value.map((part) => (typeof part === 'object' ? null : scalarText(field, part, kind)));
  return parts.every((part) => part !== null) ? parts.join(', ') : null;
}

function numberText(field: string, value: number): string {
  if (field.endsWith('Kurus')) return formatLiraInFull(value);
  if (field.endsWith('BasisPoints')) return `%${(value / 100).toLocaleString('tr-TR')}`;
  return value.toLocaleString('tr-TR');
}

function wordText(field: string, value: string, kind: string): string {
  const name = nameOfValue(field, value, kind);
  if (name !== null) return name;
  if (!DATE_TIME.test(value)) return value;
  const [day, time] = wallTime(new Date(value)).toISOString().split('T');
  return `${(day ?? '').split('-').reverse().join('.')} ${(time ?? '').slice(0, 5)}`;
}
