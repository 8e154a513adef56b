import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { CallBlock } from '../../features/content/call-block';
import { Claims } from '../../features/content/claims';
import { Figures } from '../../features/content/figures';
import { QuickActions } from '../../features/content/quick-actions';
import { Reasons } from '../../features/content/reasons';
import { sectionsOf } from '../../features/content/sections';
import { formatCount } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { HomeCategories } from './home-categories';
import { loadHome } from './home-data';
import { HomeHero } from './home-hero';
import { homeMeta } from './home-meta';
import { HomeNewProducts } from './home-new-products';
import { ProductShelf } from '../catalog/product-shelf';
import { useScreenData } from '../screen';
import styles from './home-screen.module.css';

export { loadHome as loader, homeMeta as meta };

/** The shop window: every section is left out when it has nothing to show. */
export function Component() {
  const home = useScreenData<typeof loadHome>();
  const { catalogSummary, categories, featured, latest } = home;
  const findSection = sectionsOf(home.page);
  const statistics = findSection('statistics')?.items ?? [];
  const live = { title: formatCount(catalogSummary.productCount), text: 'ürün çeşidi' };
  const figures = catalogSummary.productCount > 0 ? [...statistics, live] : statistics;
  return (
    <>
      <HomeHero home={home} findSection={findSection} />
      <div className={`${layout.page} ${styles.sections}`}>
        <QuickActions findSection={findSection} />
        <Reasons section={findSection('reasons')} />
        <HomeCategories
          categories={categories}
          productCount={catalogSummary.productCount}
          title={findSection('categories')?.title ?? 'Kategoriler'}
          help={findSection('category-help')}
        />
        {featured.items.length > 0 && (
          <section className={styles.featured}>
            <div className={layout.head}>
              <h2 className={text.h2}>{findSection('featured')?.title ?? 'Öne çıkan ürünler'}</h2>
              <Link to={paths.products()} className={text.link}>
                Tüm ürünler
              </Link>
            </div>
            <ProductShelf products={featured.items} heading="h3" />
          </section>
        )}
        <HomeNewProducts title={findSection('new')?.title ?? 'Yeni gelenler'} products={latest.items} />
        {figures.length > 0 && (
          <section>
            <h2 className={text.hidden}>{findSection('statistics')?.title ?? 'Rakamlarla'}</h2>
            <Figures figures={figures} />
            <Claims section={findSection('claims')} />
          </section>
        )}
      </div>
      <div className={styles.call}>
        <CallBlock section={findSection('call-block')} hours={home.siteSettings.workingHours} />
      </div>
    </>
  );
}
