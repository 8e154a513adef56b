import { type EntityManager } from 'typeorm';
import { seedRecord } from '../../kernel/records/record-version.queries.js';
import { EARLIER_DEFAULTS, SETTINGS, type SiteSettings } from './site-settings.document.js';

/** Version 1 of the settings, which staff change. */
export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  siteName: 'Debihan',
  legalName: 'Debihan Tesisat Ekipmanları Sanayi ve Ticaret Limited Şirketi',
  siteDescription:
    'Isı eşanjörü, boyler, pompa, vana ve filtre: endüstriyel tesisat ekipmanlarını teknik değeri, net fiyatı ve stok bilgisiyle inceleyin.',
  currency: 'TRY',
  contactEmail: 'satis@debihan.example',
  otherEmails: ['bilgi@debihan.example', 'destek@debihan.example'],
  contactPhone: '0212 555 01 60',
  otherPhones: ['0212 555 01 61'],
  whatsappNumber: '905005550160',
  address: 'İkitelli OSB Mahallesi, Boruhane Caddesi No: 18, 34490 Başakşehir / İstanbul',
  workingHours: [
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '16:00' },
    { days: [7], opens: null, closes: null },
  ],
  freeShipping: { enabled: true, thresholdKurus: 500_000 },
  shippingFeeKurus: 15_000,
  taxRateBasisPoints: 2_000,
  stockControl: false,
  ...EARLIER_DEFAULTS,
  bankAccounts: [],
  taxOffice: null,
  taxNumber: null,
  mersisNumber: null,
  kepAddress: null,
  seo: {
    title: 'Debihan | Endüstriyel tesisat ekipmanları',
    description:
      'Isı eşanjörü, boyler, pompa, vana ve filtrede teknik değerler, net fiyat ve stok her üründe açık. Stoktaki HIZLI işaretli ürünler 24 saatte kargoya verilir, 1 haftada teslim edilir.',
    keywords: ['ısı eşanjörü', 'boyler', 'sirkülasyon pompası', 'vana', 'filtre', 'tesisat malzemeleri'],
  },
};

/** Saves the defaults as version 1; settings that exist are left as they are. */
export async function seedSiteSettings(transaction: EntityManager): Promise<void> {
  await seedRecord(transaction, { name: SETTINGS.name, key: 'site', value: DEFAULT_SITE_SETTINGS });
}
