import { ContactForm } from '../../features/contact/contact-form';
import { ContactLines } from '../../features/contact/contact-lines';
import { ContactMap, MAP_ORIGIN } from '../../features/contact/contact-map';
import { readContactAddress } from '../../features/contact/contact-parameters';
import { inSectionOrder, sectionsOf } from '../../features/content/sections/sections';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { organization, shopHours } from '../home/home-meta';
import { type JsonLd, type MetaRequest, type PageMeta, type SiteHead, useScreenData } from '../screen';
import { type ContactData, loadContact } from './contact-data';
import styles from './contact-screen.module.css';

export { loadContact as loader };

/** No other page may show a map in a frame. */
export const needsOwnDocument = true;

/** Sections that stand at a place of their own; staff may add others. */
const PLACED: readonly string[] = ['message-form', 'map'];

export function meta({ data, url, site }: MetaRequest<ContactData>): PageMeta {
  const { page } = data;
  const isPlain = url.search === '';
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.description,
    keywords: page.seo.keywords,
    canonicalPath: paths.contact(),
    robots: isPlain ? 'index, follow' : 'noindex, follow',
    // There are as many addresses as messages and products.
    isUncached: !isPlain,
    frameSources: [MAP_ORIGIN],
    jsonLd: [localBusiness(data, site), breadcrumbList(trailTo(page.title), site.origin)],
  };
}

/** The shop as a place that has opening hours; the same facts as on the start page. */
function localBusiness(data: ContactData, site: SiteHead): JsonLd {
  return {
    ...organization(data, site),
    '@type': 'LocalBusiness',
    openingHoursSpecification: shopHours(data.siteSettings),
    image: `${site.origin}/logo.png`,
  };
}

/** How the shop is reached: telephone, address, hours, and a form that works without scripts. */
export function Component() {
  const { page, footer, product, search, refused } = useScreenData<typeof loadContact>();
  const section = sectionsOf(page);
  const form = section('message-form');
  const map = section('map');
  const others = inSectionOrder(page).filter(({ id }) => !PLACED.includes(id));
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trailTo(page.title)} />
      <div className={styles.head}>
        <h1 className={text.h1}>{page.title}</h1>
        {page.description && <p className={text.lead}>{page.description}</p>}
      </div>
      <div className={styles.columns}>
        <div className={styles.writing}>
          {form && <h2 className={text.h2}>{form.title}</h2>}
          <ContactForm
            key={search}
            address={readContactAddress(
              refused ? new URLSearchParams(refused.values) : new URLSearchParams(search),
            )}
            refused={refused}
            product={product}
            note={form?.content}
          />
        </div>
        <aside className={styles.reach} aria-label="Bize ulaşın">
          <ContactLines contact={footer.contact} sections={others} />
        </aside>
      </div>
      {footer.contact.address && (
        <ContactMap address={footer.contact.address} title={map?.title ?? 'Adres'} note={map?.content} />
      )}
    </div>
  );
}

function trailTo(title: string) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    { name: title, path: paths.contact() },
  ];
}
