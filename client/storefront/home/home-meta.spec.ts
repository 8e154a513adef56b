import { type Given } from '../../graphql/test-answers';
import { type HomeData } from './home-data';
import { homeMeta, organization } from './home-meta';
import { homeWith } from './test-home';

const SITE = { name: 'Debihan', description: 'Tesisat ekipmanları', origin: 'https://ornek.com.tr' };
const shop = (
  different: Partial<Given<HomeData['siteSettings']>>,
  social: Partial<HomeData['footer']['social']> = {},
) =>
  homeWith({
    siteSettings: {
      address: 'İkitelli OSB, İstanbul',
      contactPhone: '0212 555 01 60',
      contactEmail: 'satis@ornek.com.tr',
      workingHours: [
        { label: 'Hafta içi', days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
        { label: 'Pazar', days: [7] },
      ],
      ...different,
    },
    social,
  });

it('describes the shop with address, telephone and open hours', () => {
  expect(organization(shop({}), SITE)).toMatchObject({
    '@type': 'Organization',
    name: 'Debihan',
    url: 'https://ornek.com.tr/',
    telephone: '+902125550160',
    address: { '@type': 'PostalAddress', streetAddress: 'İkitelli OSB, İstanbul', addressCountry: 'TR' },
    contactPoint: {
      hoursAvailable: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      ],
    },
  });
});

it('says on which days to come its hours do not hold', () => {
  const closedDays = [
    { day: '2026-10-28', closesAt: '13:00' },
    { day: '2026-10-29', closesAt: null },
  ];
  const special = { '@type': 'OpeningHoursSpecification' };
  expect(organization(shop({ closedDays }), SITE)).toMatchObject({
    contactPoint: {
      hoursAvailable: [
        { opens: '08:00' },
        { ...special, validFrom: '2026-10-28', validThrough: '2026-10-28', opens: '08:00', closes: '13:00' },
        { ...special, validFrom: '2026-10-29', validThrough: '2026-10-29', opens: '00:00', closes: '00:00' },
      ],
    },
  });
});

it('says of half a day that it ends no later than its weekday does', () => {
  const workingHours = [{ label: 'Çarşamba', days: [3], opens: '08:00', closes: '12:00' }];
  const closedDays = [{ day: '2026-10-28', closesAt: '13:00' }];
  expect(organization(shop({ workingHours, closedDays }), SITE)).toMatchObject({
    contactPoint: { hoursAvailable: [{}, { opens: '08:00', closes: '12:00' }] },
  });
});

it('leaves out what is not known', () => {
  const bare = organization(shop({ contactPhone: '', contactEmail: '', address: '' }), SITE);
  expect(Object.keys(bare)).toEqual(['@type', '@id', 'name', 'description', 'url', 'logo']);
});

it('names the networks the shop is in', () => {
  const social = { linkedin: 'https://linkedin.com/company/x' };
  expect(organization(shop({}, social), SITE).sameAs).toEqual(['https://linkedin.com/company/x']);
});

it('names no network the shop is not in', () => {
  const social = { facebook: '' };
  expect(organization(shop({}, social), SITE)).not.toHaveProperty('sameAs');
});

it('takes title, description and keywords of the settings where the home page has none of its own', () => {
  const siteSettings = { seo: { title: 'Mağaza', description: 'Tesisat.', keywords: ['vana'] } };
  const metaOf = (page: Record<string, unknown>) =>
    homeMeta({ data: homeWith({ page, siteSettings }), url: new URL(SITE.origin), params: {}, site: SITE });
  expect(metaOf({ seo: { keywords: [] } })).toMatchObject({
    title: 'Mağaza',
    description: 'Tesisat.',
    keywords: ['vana'],
  });
  const own = { title: 'Ana sayfa', description: 'Pompa.', keywords: ['pompa'] };
  expect(metaOf({ seo: own })).toMatchObject(own);
});
