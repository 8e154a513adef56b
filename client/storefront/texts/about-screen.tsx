import { paths } from '../../paths';
import { CallToAction } from '../../features/content/contact/call-to-action';
import { Certificates } from '../../features/content/sections/certificates';
import { Figures } from '../../features/content/sections/figures';
import { Reasons } from '../../features/content/sections/reasons';
import { OwnSection } from '../../features/content/sections/own-section';
import { inSectionOrder, type Section } from '../../features/content/sections/sections';
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
  const sections = inSectionOrder(page);
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
        {sections.map((section, place) => (
          <AboutSection
            key={section.id}
            section={section}
            previous={sections[place - 1]}
            next={sections[place + 1]}
          />
        ))}
      </div>
    </div>
  );
}

interface AboutSectionProps {
  section: Section;
  previous: Section | undefined;
  next: Section | undefined;
}

const isAim = (section: Section | undefined) => section?.id === 'mission' || section?.id === 'vision';

/** One section by what it holds; mission and vision stand side by side where one follows the other. */
function AboutSection({ section, previous, next }: AboutSectionProps) {
  if (isAim(section)) {
    if (isAim(previous)) return null;
    return (
      <div className={styles.aims}>
        <Story section={section} />
        {isAim(next) && <Story section={next} />}
      </div>
    );
  }
  if (section.id === 'statistics') return <Statistics section={section} />;
  if (section.id === 'values') return <Reasons section={section} />;
  if (section.id === 'timeline') return <Timeline section={section} />;
  if (section.id === 'team') return <Team section={section} />;
  if (section.id === 'certificates') return <Certificates section={section} />;
  if (section.id === 'call-to-action') return <CallToAction section={section} />;
  return <OwnSection section={section} />;
}

function Statistics({ section }: { section: Section }) {
  if (section.items.length === 0) return null;
  return (
    <section>
      <h2 className={text.hidden}>{section.title}</h2>
      <Figures figures={section.items} />
    </section>
  );
}

function trailTo(title: string) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    { name: title, path: paths.about() },
  ];
}
