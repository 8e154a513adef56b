import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { CallBlock } from '../../features/content/contact/call-block';
import { Claims } from '../../features/content/sections/claims';
import { Figures } from '../../features/content/sections/figures';
import { QuickActions } from '../../features/content/contact/quick-actions';
import { Reasons } from '../../features/content/sections/reasons';
import { OwnSection } from '../../features/content/sections/own-section';
import { inSectionOrder, type Section, sectionsOf } from '../../features/content/sections/sections';
import { formatCount } from '../../shop/format';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { HomeCategories } from './home-categories';
import { type HomeData, loadHome } from './home-data';
import { HomeHero } from './home-hero';
import { homeMeta } from './home-meta';
import { HomeNewProducts } from './home-new-products';
import { ProductCards } from '../catalog/product-cards';
import { useScreenData } from '../screen';
import styles from './home-screen.module.css';

export { loadHome as loader, homeMeta as meta };

/** The shop window: every section is left out when it has nothing to show. */
export function Component() {
  const home = useScreenData<typeof loadHome>();
  const findSection = sectionsOf(home.page);
  return (
    <>
      <HomeHero home={home} findSection={findSection} />
      <div className={`${layout.page} ${styles.sections}`}>
        <QuickActions findSection={findSection} />
        {blocksOf(home.page).map((section) => (
          <HomeSection key={section.id} section={section} home={home} findSection={findSection} />
        ))}
      </div>
      <div className={styles.call}>
        <CallBlock section={findSection('call-block')} hours={home.siteSettings.workingHours} />
      </div>
    </>
  );
}

/** What shows the catalog and the figures of the shop stands there also when its section is gone, below the rest. */
const LASTING = ['categories', 'featured', 'new', 'statistics'];
/** What stands at a place of its own, or within another section. */
const PLACED = /^(?:quick-|popular-searches$|category-help$|claims$|call-block$)/;

function blocksOf(page: HomeData['page']): readonly Section[] {
  const sections = inSectionOrder(page).filter(({ id }) => !PLACED.test(id));
  const gone = LASTING.filter((id) => !sections.some((section) => section.id === id));
  return [...sections, ...gone.map((id) => ({ id, title: '', content: '', items: [] }))];
}

interface HomeSectionProps {
  section: Section;
  home: HomeData;
  findSection: (id: string) => Section | undefined;
}

/** One section by what it holds. */
function HomeSection({ section, home, findSection }: HomeSectionProps) {
  const { catalogSummary, categories, latest } = home;
  if (section.id === 'reasons') return <Reasons section={section} />;
  if (section.id === 'featured') return <FeaturedProducts section={section} home={home} />;
  if (section.id === 'statistics') {
    return <Statistics section={section} claims={findSection('claims')} home={home} />;
  }
  if (section.id === 'categories') {
    return (
      <Suspense>
        <HomeCategories
          categories={categories}
          productCount={catalogSummary.productCount}
          title={section.title || 'Kategoriler'}
          help={findSection('category-help')}
        />
      </Suspense>
    );
  }
  if (section.id === 'new') {
    return (
      <Suspense>
        <HomeNewProducts title={section.title || 'Yeni gelenler'} products={latest.items} />
      </Suspense>
    );
  }
  return <OwnSection section={section} />;
}

function FeaturedProducts({ section, home: { featured } }: Pick<HomeSectionProps, 'section' | 'home'>) {
  if (featured.items.length === 0) return null;
  return (
    <section className={styles.featured}>
      <div className={layout.head}>
        <h2 className={text.h2}>{section.title || 'Öne çıkan ürünler'}</h2>
        <Link to={paths.products()} className={text.link}>
          Tüm ürünler
        </Link>
      </div>
      <ProductCards products={featured.items} heading="h3" />
    </section>
  );
}

interface StatisticsProps extends Pick<HomeSectionProps, 'section' | 'home'> {
  claims: Section | undefined;
}

function Statistics({ section, claims, home: { catalogSummary } }: StatisticsProps) {
  const live = { title: formatCount(catalogSummary.productCount), text: 'ürün çeşidi' };
  const figures = catalogSummary.productCount > 0 ? [...section.items, live] : section.items;
  if (figures.length === 0) return null;
  return (
    <section>
      <h2 className={text.hidden}>{section.title || 'Rakamlarla'}</h2>
      <Figures figures={figures} />
      <Claims section={claims} />
    </section>
  );
}
