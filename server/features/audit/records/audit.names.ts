/** Kinds of things that events and entries are about, as people call them; the name before the id in `audit.subject`. */
export const THING_KINDS = {
  order: 'Sipariş',
  quote: 'Teklif',
  message: 'Mesaj',
  product: 'Ürün',
  category: 'Kategori',
  user: 'Kullanıcı',
  login: 'Bilinmeyen hesap',
  'api-key': 'API anahtarı',
  webhook: 'Webhook',
  settings: 'Ayarlar',
  'second-factor-policy': 'Güvenlik kuralları',
  content: 'İçerik',
  'content-draft': 'Taslak',
  'static-page': 'Metin sayfası',
  'static-page-place': 'Sayfanın yeri',
  'message-reply-text': 'Hazır yanıt',
  import: 'Excel aktarımı',
  'catalog-export': 'Katalog dosyası',
  'order-export': 'Sipariş listesi dosyası',
  'own-order-export': 'Müşterinin sipariş dosyası',
  'quote-export': 'Teklif listesi dosyası',
  'product-export': 'Ürün listesi dosyası',
  'user-export': 'Kullanıcı listesi dosyası',
  'audit-export': 'Denetim kaydı dosyası',
  'audit-verification': 'Doğrulama',
  'audit-checkpoint': 'Mühür',
  job: 'Arka plan işi',
  'side-effect': 'Gönderilemeyen iş',
} as const satisfies Record<string, string>;

/** What events say, by type. */
const EVENTS: Readonly<Record<string, string>> = {
  OrderPlaced: 'Sipariş verildi',
  WithdrawalDeclared: 'Cayma bildirildi',
  ReturnReceived: 'İade teslim alındı',
  WithdrawalRefused: 'Cayma kabul edilmedi',
  RefundIssued: 'Para iade edildi',
  RefundReverted: 'İade kaydı geri alındı',
  OrderStatusChanged: 'Sipariş durumu değişti',
  OrderCancelled: 'Sipariş iptal edildi',
  OrderCancelledUnpaid: 'Ödenmeyen sipariş iptal edildi',
  OrderReactivated: 'Sipariş yeniden açıldı',
  OrderStatusUndone: 'Durum değişikliği geri alındı',
  OrderPaymentUndone: 'Ödeme kaydı geri alındı (ilk saniyelerde)',
  OrderShipmentCorrected: 'Kargo bilgisi düzeltildi',
  OrderMarkedPaid: 'Ödeme alındı',
  OrderPaymentReverted: 'Ödeme kaydı geri alındı',
  OrderPaymentNoticeGiven: 'Havale bildirildi',
  OrderPaymentNoticeRejected: 'Havale bildirimi reddedildi',
  OrderReferencesCorrected: 'Müşteri referansları düzeltildi',
  OrderNoted: 'Siparişe iç not eklendi',
  OrderNoteWithdrawn: 'Sipariş notu geri alındı',
  OrderDocumentsAccepted: 'Sözleşmeler onaylandı',
  OrderLinkRenewed: 'Takip bağlantısı yenilendi',
  OrderConfirmationResent: 'Sipariş onayı yeniden gönderildi',
  QuoteRequested: 'Teklif istendi',
  QuoteOffered: 'Teklif verildi',
  CounterOffered: 'Karşı teklif verildi',
  QuoteMessageSent: 'Teklif yazışması',
  QuoteStatusChanged: 'Teklif durumu değişti',
  QuoteNoted: 'Teklife iç not eklendi',
  QuoteAccepted: 'Teklif kabul edildi',
  QuoteDeclined: 'Teklif reddedildi',
  QuoteResent: 'Teklif yeniden gönderildi',
  MessageReceived: 'Mesaj geldi',
  MessageStarted: 'Mesaj başlatıldı',
  MessageRead: 'Mesaj okundu',
  MessageReplied: 'Mesaj yanıtlandı',
  MessageAnswered: 'Yanıta cevap geldi',
  MessageNoted: 'Mesaja iç not eklendi',
  MessageStatusChanged: 'Mesaj durumu değişti',
};

/** What somebody did with an account or its safety. */
const SECURITY: Readonly<Record<string, string>> = {
  'admin-signed-in': 'Panele giriş yapıldı',
  'sign-in-refused': 'Mağazaya giriş reddedildi',
  'admin-sign-in-refused': 'Panele giriş reddedildi',
  'password-refused': 'Şifre sorusu reddedildi',
  'identity-bound': 'Kurumsal hesap bağlandı',
  'identity-unbound': 'Kurumsal hesabın bağı kaldırıldı',
  'second-factor-refused': 'Doğrulama kodu reddedildi',
  'password-changed': 'Şifre değiştirildi',
  'second-factor-set-up': 'İki adımlı doğrulama açıldı',
  'second-factor-replaced': 'Doğrulama uygulaması değiştirildi',
  'second-factor-removed': 'İki adımlı doğrulama kapatıldı',
  'second-factor-policy-saved': 'Güvenlik kuralları değiştirildi',
  'recovery-codes-renewed': 'Kurtarma kodları yenilendi',
  'recovery-code-used': 'Kurtarma koduyla giriş yapıldı',
  'staff-session-ended': 'Kendi oturumu kapatıldı',
  'staff-sessions-ended': 'Diğer oturumları kapatıldı',
  'user-session-ended': 'Kullanıcının oturumu kapatıldı',
  'admin-created': 'Yönetici hesabı açıldı',
  'user-created': 'Hesap açıldı',
  'user-invited': 'Davet yeniden gönderildi',
  'user-changed': 'Hesap değiştirildi',
  'profile-changed': 'Profil değiştirildi',
  'email-changed': 'E-posta adresi değişti',
  'api-key-created': 'API anahtarı oluşturuldu',
  'api-key-revoked': 'API anahtarı iptal edildi',
  'webhook-created': 'Webhook oluşturuldu',
  'webhook-secret-renewed': 'Webhook imza anahtarı yenilendi',
  'webhook-switched-on': 'Webhook açıldı',
  'webhook-switched-off': 'Webhook kapatıldı',
  'webhook-test-requested': 'Webhook denendi',
  'webhook-replayed': 'Webhook gönderimi geri sarıldı',
  'webhook-removed': 'Webhook silindi',
  'audit-verification-started': 'Denetim doğrulaması başlatıldı',
  'audit-verification-ended': 'Denetim doğrulaması bitti',
  'audit-checkpoint-taken': 'Kayıtlar mühürlendi',
};

const OTHERS: Readonly<Record<string, string>> = {
  ...catalogNames('product', 'Ürün'),
  ...catalogNames('category', 'Kategori'),
  'settings-saved': 'Ayarlar değiştirildi',
  'content-saved': 'İçerik değiştirildi',
  'content-draft-saved': 'Taslak kaydedildi',
  'static-page-added': 'Metin sayfası eklendi',
  'static-page-saved': 'Metin sayfası değiştirildi',
  'static-page-place-saved': 'Sayfanın yeri değiştirildi',
  'message-reply-text-added': 'Hazır yanıt eklendi',
  'message-reply-text-saved': 'Hazır yanıt değiştirildi',
  'message-reply-text-deleted': 'Hazır yanıt silindi',
  'user-note-added': 'Kullanıcıya not yazıldı',
  'user-cart-filled': 'Müşterinin sepetine ürün konuldu',
  'user-note-withdrawn': 'Kullanıcı notu geri çekildi',
  'import-uploaded': 'Aktarım dosyası yüklendi',
  'import-applied': 'Aktarım uygulandı',
  'import-cancelled': 'Aktarım durduruldu',
  'import-undone': 'Aktarım geri alındı',
  ...exportNames('catalog-export', 'Katalog dosyası'),
  'catalog-export-cancelled': 'Katalog dosyası durduruldu',
  'catalog-export-downloaded': 'Katalog dosyası indirildi',
  ...exportNames('order-export', 'Sipariş listesi'),
  ...exportNames('own-order-export', 'Müşterinin sipariş listesi'),
  ...exportNames('quote-export', 'Teklif listesi'),
  ...exportNames('product-export', 'Ürün listesi'),
  ...exportNames('user-export', 'Kullanıcı listesi'),
  ...exportNames('audit-export', 'Denetim kaydı'),
  'job-retried': 'İş yeniden başlatıldı',
  'job-cancelled': 'İş iptal edildi',
  'side-effect-retried': 'Gönderilemeyen iş yeniden denendi',
};

/** Everything that is recorded, by the name of its event or entry. */
export const ACTIONS: Readonly<Record<string, string>> = { ...EVENTS, ...OTHERS, ...SECURITY };

export const SECURITY_ACTIONS: readonly string[] = Object.keys(SECURITY);

/** What happened, as people call it; an action of before that has no name any more is named as it is stored. */
export const actionName = (what: string): string => ACTIONS[what] ?? what;

export const kindName = (kind: string): string =>
  (THING_KINDS as Readonly<Record<string, string>>)[kind] ?? kind;

function catalogNames(kind: string, name: string): Record<string, string> {
  return {
    [`${kind}-created`]: `${name} eklendi`,
    [`${kind}-changed`]: `${name} değiştirildi`,
    [`${kind}-archived`]: `${name} arşive alındı`,
    [`${kind}-restored`]: `${name} arşivden çıkarıldı`,
    [`${kind}-removed`]: `${name} silindi`,
  };
}

function exportNames(kind: string, name: string): Record<string, string> {
  return { [`${kind}-started`]: `${name} istendi`, [`${kind}-ended`]: `${name} gönderildi` };
}
