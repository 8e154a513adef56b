import { type ContentDocuments } from '../content.document.js';
import type { StaticPageKind } from '../static-page.document.js';
import { STATIC_PAGE_SEEDS } from './static-pages.seed.js';

const LOGO = { text: 'DEBİHAN', subtext: 'Endüstriyel Tesisat Ekipmanları' };

const linksTo = (kind: StaticPageKind) =>
  STATIC_PAGE_SEEDS.filter((page) => page.kind === kind).map(({ slug, title }, index) => ({
    id: slug,
    text: title,
    url: `/${slug}`,
    order: index + 1,
  }));

export const HEADER_SEED: ContentDocuments['header'] = {
  logo: LOGO,
  topBar: {
    enabled: true,
    phone: null,
    email: null,
    announcement: 'Net {ucretsizKargo} ve üzeri siparişlerde kargo ücretsiz',
  },
  navigation: [
    { id: 'home', text: 'Ana Sayfa', url: '/', order: 1 },
    { id: 'products', text: 'Tüm Ürünler', url: '/urunler', order: 2 },
    { id: 'wizard', text: 'Ürün Sihirbazı', url: '/urun-sihirbazi', order: 3 },
    { id: 'quote', text: 'Teklif Al', url: '/teklif-al', order: 4 },
    { id: 'about', text: 'Hakkımızda', url: '/hakkimizda', order: 5 },
    { id: 'contact', text: 'İletişim', url: '/iletisim', order: 6 },
  ],
};

export const FOOTER_SEED: ContentDocuments['footer'] = {
  logo: LOGO,
  description:
    '1999’dan beri kazan dairelerine, proses hatlarına ve şantiyelere ısı eşanjörü, boyler, pompa, vana ve filtre sağlıyoruz.',
  contact: { address: null, phones: null, emails: null },
  social: { facebook: null, twitter: null, instagram: null, linkedin: null },
  quickLinks: linksTo('support'),
  legalLinks: linksTo('legal'),
  copyright: '© {yil} {unvan}. Tüm hakları saklıdır.',
};
