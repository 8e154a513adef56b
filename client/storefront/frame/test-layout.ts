import { resultOf } from '../../graphql/test-answers';
import { type LayoutData, LayoutQuery } from './layout-data';

const link = (id: string, order: number) => ({ id, text: `Sayfa ${id}`, url: `/${id}`, order });

const COMPANY = {
  legalName: 'Debihan Ltd. Şti.',
  taxOffice: 'İkitelli',
  taxNumber: '4540536920',
  etbisAddress: 'https://www.eticaret.gov.tr/siteprofil/1',
};

interface LayoutChange {
  company?: Partial<Record<keyof typeof COMPANY, string | null>>;
  copyright?: string;
}

/** What stands around every screen of a shop of this name. */
export function layoutOf(siteName: string, { company, copyright }: LayoutChange = {}): LayoutData {
  const logo = { text: 'DEBİHAN', subtext: 'Tesisat Ekipmanları' };
  const read = resultOf(LayoutQuery, {
    siteSettings: {
      siteName,
      siteDescription: '',
      contactPhone: '',
      closedDays: [],
      company: { ...COMPANY, ...company },
    },
    header: {
      logo,
      topBar: {
        enabled: true,
        phone: '0212 555 01 42',
        email: 'satis@ornek.example',
        announcement: 'Cuma günü sayım var',
      },
      navigation: [],
    },
    footer: {
      logo,
      description: '1999’dan beri tesisat.',
      contact: {
        address: 'İkitelli OSB, İstanbul',
        phones: ['0212 555 01 42', '0212 555 01 61'],
        emails: ['satis@ornek.example', 'destek@ornek.example'],
        workingHours: [{ label: 'Pazar', days: [7] }],
      },
      social: { twitter: '', linkedin: 'https://linkedin.com/company/x' },
      quickLinks: [link('garanti', 2), link('sss', 1)],
      legalLinks: [link('cerez-politikasi', 1)],
      copyright: copyright ?? '© 2026 Debihan',
    },
    categories: [],
    staticPages: [],
    catalogSummary: { productCount: 0, brandCount: 0 },
  });
  return { ...read, isStaffOnly: false, showsDraft: false };
}
