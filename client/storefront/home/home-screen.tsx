import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { CallBlock } from '../../features/content/contact/call-block';
import { Claims } from '../../features/content/sections/claims';
import { Figures } from '../../features/content/sections/figures';
import { QuickActions } from '../../features/content/contact/quick-actions';
import { Reasons } from '../../features/content/sections/reasons';
import { sectionsOf } from '../../features/content/sections/sections';
import { formatCount } from '../../shop/format';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { HomeCategories } from './home-categories';
import { loadHome } from './home-data';
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
        <Suspense>
          <HomeCategories
            categories={categories}
            productCount={catalogSummary.productCount}
            title={findSection('categories')?.title ?? 'Kategoriler'}
            help={findSection('category-help')}
          />
        </Suspense>
        {featured.items.length > 0 && (
          <section className={styles.featured}>
            <div className={layout.head}>
              <h2 className={text.h2}>{findSection('featured')?.title ?? 'Öne çıkan ürünler'}</h2>
              <Link to={paths.products()} className={text.link}>
                Tüm ürünler
              </Link>
            </div>
            <ProductCards products={featured.items} heading="h3" />
          </section>
        )}
        <Suspense>
          <HomeNewProducts title={findSection('new')?.title ?? 'Yeni gelenler'} products={latest.items} />
        </Suspense>
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
