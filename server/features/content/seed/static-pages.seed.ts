import type { StaticPageKind } from '../static-page.document.js';

export interface StaticPageSeed {
  /** Also the name of the Markdown file beside this one. */
  slug: string;
  kind: StaticPageKind;
  title: string;
  summary: string;
}

/** In the order of the footer. */
export const STATIC_PAGE_SEEDS: readonly StaticPageSeed[] = [
  {
    slug: 'sss',
    kind: 'support',
    title: 'Sıkça Sorulan Sorular',
    summary:
      'Sipariş, fiyat, teklif, ödeme, kargo, iade ve teknik seçim hakkında en çok sorulan sorular ve yanıtları.',
  },
  {
    slug: 'kargo-teslimat',
    kind: 'support',
    title: 'Kargo ve Teslimat',
    summary:
      'Siparişler ne zaman hazırlanır, nasıl gönderilir, kargo ücreti ne kadardır ve teslim alırken neye bakılır.',
  },
  {
    slug: 'iade-degisim',
    kind: 'support',
    title: 'İade ve Değişim',
    summary: '14 günlük cayma hakkı, değişim, hasarlı veya ayıplı ürün ve bedel iadesi adım adım.',
  },
  {
    slug: 'garanti',
    kind: 'support',
    title: 'Garanti',
    summary: 'Garanti süresi, kapsamı, başvuru yolu ve garanti dışında kalan durumlar.',
  },
  {
    slug: 'teknik-destek',
    kind: 'support',
    title: 'Teknik Destek',
    summary: 'Ürün seçimi, montaj, devreye alma ve arıza durumunda nasıl yardım aldığınızı anlatır.',
  },
  {
    slug: 'kullanim-kosullari',
    kind: 'legal',
    title: 'Kullanım Koşulları',
    summary: 'Bu sitenin kullanımına, fiyat ve stok bilgilerine, teklif ve siparişlere ilişkin koşullar.',
  },
  {
    slug: 'gizlilik-politikasi',
    kind: 'legal',
    title: 'Gizlilik Politikası',
    summary: 'Hangi bilgileri neden topladığımız, kiminle paylaştığımız ve nasıl koruduğumuz.',
  },
  {
    slug: 'cerez-politikasi',
    kind: 'legal',
    title: 'Çerez Politikası',
    summary: 'Sitede kullanılan çerezler ve tarayıcı depolaması, amaçları ve nasıl yönetilecekleri.',
  },
  {
    slug: 'kvkk-aydinlatma',
    kind: 'legal',
    title: 'KVKK Aydınlatma Metni',
    summary: '6698 sayılı Kanun uyarınca kişisel verilerinizin işlenmesine ilişkin aydınlatma.',
  },
  {
    slug: 'mesafeli-satis-sozlesmesi',
    kind: 'legal',
    title: 'Mesafeli Satış Sözleşmesi',
    summary: 'Siteden verilen siparişlerde alıcı ile satıcı arasında kurulan sözleşmenin koşulları.',
  },
  {
    slug: 'on-bilgilendirme',
    kind: 'legal',
    title: 'Ön Bilgilendirme Formu',
    summary:
      'Sözleşme kurulmadan önce alıcının bilmesi gerekenler: satıcı, ürün, bedel, ödeme, teslimat ve cayma hakkı.',
  },
  {
    slug: 'ticari-elektronik-ileti-onayi',
    kind: 'legal',
    title: 'Ticari Elektronik İleti Onayı',
    summary:
      'Kampanya ve haber iletilerini hangi yollarla göndereceğimiz ve onayınızı nasıl geri alacağınız.',
  },
];
