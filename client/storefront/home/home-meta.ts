import { paths } from '../../paths';
import { phoneHref } from '../../shop/format';
import { type HomeData } from './home-data';
import { heroPicture } from './hero-picture';
import { type JsonLd, type MetaRequest, type PageMeta, type SiteHead } from '../screen';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function homeMeta({ data: home, site }: MetaRequest<HomeData>): PageMeta {
  const { seo, title, description } = home.page;
  const { seo: ofShop } = home.siteSettings;
  return {
    title: seo.title || ofShop.title || title,
    description: seo.description || ofShop.description || description,
    keywords: seo.keywords.length > 0 ? seo.keywords : ofShop.keywords,
    canonicalPath: paths.home(),
    jsonLd: [organization(home, site), website(site)],
    pictures: heroPicture(home.page.heroImage),
  };
}

type Hours = Pick<HomeData['siteSettings']['workingHours'][number], 'days' | 'opens' | 'closes'>;

/** The hours of the shop, from its settings. */
interface ShopDays {
  readonly workingHours: readonly Hours[];
  readonly closedDays: HomeData['siteSettings']['closedDays'];
}

interface ShopFacts {
  readonly siteSettings: ShopDays &
    Pick<HomeData['siteSettings'], 'address' | 'contactPhone' | 'contactEmail'>;
  readonly footer: Pick<HomeData['footer'], 'social'>;
}

/** The shop as search engines know it. */
export function organization({ siteSettings, footer }: ShopFacts, site: SiteHead): JsonLd {
  const { address, contactPhone, contactEmail, workingHours, closedDays } = siteSettings;
  const { facebook, twitter, instagram, linkedin } = footer.social;
  const networks = [facebook, twitter, instagram, linkedin].filter((url) => url !== null && url !== '');
  return {
    '@type': 'Organization',
    '@id': `${site.origin}/#shop`,
    name: site.name,
    description: site.description,
    url: `${site.origin}/`,
    logo: `${site.origin}/logo.png`,
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: internationalPhone(contactPhone) }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' } }),
    ...(contactPhone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: internationalPhone(contactPhone),
        availableLanguage: 'tr',
        hoursAvailable: shopHours({ workingHours, closedDays }),
      },
    }),
    ...(networks.length > 0 && { sameAs: networks }),
  };
}

/** The hours of the week, and the days to come on which they do not hold, as search engines read them. */
export const shopHours = ({ workingHours, closedDays }: ShopDays) => [
  ...workingHours.flatMap(openingHours),
  ...closedDays.map((day) => closedHours(day, workingHours)),
];

/** +902125550160 */
function internationalPhone(phone: string): string {
  return phoneHref(phone).replace('tel:', '');
}

function openingHours({ days, opens, closes }: Hours) {
  if (!opens || !closes) return [];
  const dayOfWeek = days.map((day) => WEEKDAYS[day - 1]);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}

/** Hours of no length are a closed day, as search engines read them. */
function closedHours(
  { day, closesAt }: HomeData['siteSettings']['closedDays'][number],
  workingHours: readonly Hours[],
) {
  const weekday = new Date(day).getUTCDay() || WEEKDAYS.length;
  const usual = workingHours.find(({ days }) => days.includes(weekday));
  const last = [closesAt, usual?.closes].flatMap((time) => time ?? []).sort()[0] ?? '';
  const [opens, closes] =
    closesAt && usual?.opens && usual.opens < last ? [usual.opens, last] : ['00:00', '00:00'];
  return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens, closes };
}

function website(site: SiteHead): JsonLd {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: 'tr',
    publisher: { '@id': `${site.origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${site.origin}/urunler?arama={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
