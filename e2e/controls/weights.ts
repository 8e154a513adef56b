/**
 * How many times the controls of a screen were operated in its last walk; each test of a walk notes it as an annotation. Times would
 * depend on the machine. These walks came to their end and found nothing.
 */
const WALKED: Readonly<Record<string, number>> = {
  '/admin/siparisler/:orderId for staff': 139,
  '/urun/:slug for guest': 98,
  '/sepet for guest': 82,
  '/giris for guest': 14,
  '/kayit for guest': 25,
  '/sifremi-unuttum for guest': 5,
  '/sifre-yenile/:token for guest': 1,
  '/eposta-dogrula/:token for guest': 3,
  '/siparislerim for guest': 3,
  '/siparislerim/:id for guest': 3,
  '/siparis-takip/:token for guest': 26,
  '/siparislerim for customer': 26,
  '/siparislerim/:id for customer': 28,
  '/admin/login for guest': 13,
  '/admin/sifremi-unuttum for guest': 5,
  '/admin/siparisler/sevk-fisleri for staff': 5,
  '/admin/kategoriler for staff': 31,
  '/admin/isler for staff': 48,
  '/admin/ayarlar/genel for staff': 25,
  '/admin/ayarlar/iletisim for staff': 89,
  '/admin/ayarlar/e-ticaret for staff': 58,
  '/admin/ayarlar/seo for staff': 17,
  '/admin/ayarlar/bakim-modu for staff': 19,
  '/admin/ayarlar/guvenlik for staff': 25,
  '/admin/ayarlar/siparis-e-postalari for staff': 19,
  '/admin/excel-ice-aktar for staff': 108,
  '/admin/siparisler/:orderId/sevk-fisi for staff': 5,
  '/admin/isler/gonderilemeyenler for staff': 38,
  '/admin/* for staff': 1,
  '/hakkimizda for guest': 2,
  '/:slug for guest': 51,
  '* for guest': 12,
  '/favorilerim for guest': 26,
  '/iletisim for guest': 45,
  '/liste/:token for guest': 1,
  '/malzeme-listesi for guest': 7,
  '/malzeme-listesi/:id for guest': 51,
  '/mesaj/:token for guest': 13,
  '/mesajlarim for customer': 8,
  '/profil for customer': 75,
  '/profil/ayarlar for customer': 40,
  '/siparis-takip for guest': 7,
  '/teklif-al for guest': 97,
  '/teklif/:token for guest': 27,
  '/tekliflerim for customer': 24,
  '/tekliflerim/:id for customer': 28,
  '/admin for staff': 67,
  '/admin/ayarlar/api-anahtarlari for staff': 39,
  '/admin/ayarlar/webhooklar for staff': 40,
  '/admin/denetim/:recordId for staff': 11,
  '/admin/kullanicilar for staff': 86,
  '/admin/kullanicilar/yeni for staff': 19,
  '/admin/mesajlar for staff': 104,
  '/admin/mesajlar/:messageId for staff': 36,
  '/admin/mesajlar/hazir-yanitlar for staff': 7,
  '/admin/mesajlar/yeni for staff': 16,
  '/admin/sistem for staff': 7,
  '/admin/teklifler/:quoteId/kabul for staff': 42,
  '/admin/teklifler/:quoteId/teklif for staff': 77,
  '/admin/teklifler/yeni for staff': 35,
  '/favorilerim for customer': 54,
  '/admin/kategoriler/:categoryId for staff': 54,
  '/mesajlarim for guest': 3,
  '/profil for guest': 3,
  '/profil/ayarlar for guest': 3,
  '/tekliflerim for guest': 3,
  '/tekliflerim/:id for guest': 3,
  '/on-izleme-bitti for guest': 12,
  '/admin/urunler/:productId for staff': 231,
  '/admin/urunler/yeni for staff': 135,
  '/urunler for guest': 121,
  '/urun-sihirbazi for guest': 95,
  '/admin/hesabim for staff': 50,
  '/admin/kategoriler/yeni for staff': 34,
  '/admin/teklifler/:quoteId for staff': 71,
  '/kategori/:slug for guest': 131,
  '/admin/ayarlar/webhooklar/:webhookId for staff': 51,
  '/admin/teklifler for staff': 91,
  '/admin/kullanicilar/:userId for staff': 51,
  '/ for guest': 226,
  '/admin/urunler for staff': 231,
  '/ for customer': 222,
  '/admin/excel-ice-aktar/:importId for staff': 89,
  '/admin/denetim for staff': 153,
  '/admin/icerik/header for staff': 107,
  '/admin/icerik/footer for staff': 183,
  '/admin/icerik/diger for staff': 27,
  '/admin/icerik/sihirbaz for staff': 56,
};

/** The same of walks that were cut off, did not end once, or were not made again since what they found was corrected. */
const REACHED: Readonly<Record<string, number>> = {
  '/admin/siparisler for staff': 330,
  '/admin/icerik/:page for staff': 159,
  '/admin/icerik/metin/:slug for staff': 79,
};

/** Of a state that was not counted yet. */
const OTHERWISE = 15;

/** Whether all controls of a screen are known to do what they should. */
export const isWalked = (screen: string): boolean => screen in WALKED;

export const weightOf = (screen: string, states: number): number =>
  WALKED[screen] ?? REACHED[screen] ?? states * OTHERWISE;

/** The screens whose controls were counted. */
export const COUNTED: readonly string[] = [...Object.keys(WALKED), ...Object.keys(REACHED)];
