import { paths } from '../../paths';
import { CallToAction } from '../../features/content/contact/call-to-action';
import { Certificates } from '../../features/content/sections/certificates';
import { Figures } from '../../features/content/sections/figures';
import { Reasons } from '../../features/content/sections/reasons';
import { sectionsOf } from '../../features/content/sections/sections';
import { Story } from '../../features/content/sections/story';
import { Team } from '../../features/content/sections/team';
import { Timeline } from '../../features/content/sections/timeline';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import layout from '../../design/layout.module.css';
import { Photo } from '../../ui/media/photo';
import text from '../../design/text.module.css';
import { type AboutData, loadAbout } from './about-data';
import { type MetaRequest, type PageMeta, useScreenData } from '../screen';
import styles from './about-screen.module.css';

export { loadAbout as loader };

export function meta({ data: { page }, site }: MetaRequest<AboutData>): PageMeta {
  const shop = { '@id': `${site.origin}/#shop` };
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.description,
    canonicalPath: paths.about(),
    ...(page.heroImage && { image: page.heroImage }),
    jsonLd: [
      { '@type': 'AboutPage', name: page.title, url: site.origin + paths.about(), about: shop },
      breadcrumbList(trailTo(page.title), site.origin),
    ],
  };
}

/** Who runs the shop: story, aims, values, years, people, figures, certificates. */
export function Component() {
  const { page } = useScreenData<typeof loadAbout>();
  const findSection = sectionsOf(page);
  const statistics = findSection('statistics');
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trailTo(page.title)} />
      <div className={styles.head}>
        {page.subtitle && <p className={styles.eyebrow}>{page.subtitle}</p>}
        <h1 className={text.display}>{page.title}</h1>
        {page.description && <p className={text.lead}>{page.description}</p>}
      </div>
      <div className={styles.sections}>
        {page.heroImage && (
          <Photo className={styles.photo} src={page.heroImage} width={1440} height={560} loading="lazy" />
        )}
        {statistics && statistics.items.length > 0 && (
          <section>
            <h2 className={text.hidden}>{statistics.title}</h2>
            <Figures figures={statistics.items} />
          </section>
        )}
        <Story section={findSection('story')} />
        <div className={styles.aims}>
          <Story section={findSection('mission')} />
          <Story section={findSection('vision')} />
        </div>
        <Reasons section={findSection('values')} />
        <Timeline section={findSection('timeline')} />
        <Team section={findSection('team')} />
        <Certificates section={findSection('certificates')} />
        <CallToAction section={findSection('call-to-action')} />
      </div>
    </div>
  );
}

function trailTo(title: string) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    { name: title, path: paths.about() },
  ];
}
