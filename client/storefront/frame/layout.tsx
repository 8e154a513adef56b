import { Suspense, useContext } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { CartProvider } from '../../features/cart/adding/cart-provider';
import { FavoritesProvider } from '../../features/favorites/heart/favorites-provider';
import { KnownProductsProvider } from '../../features/purchases/known-products-provider';
import { currentLink, inOrder } from '../../features/content/navigation/navigation';
import { BuiltPagesContext, isBuiltBy } from '../../ui/navigation/built-pages';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { SiteContext } from '../../shop/site';
import { paths } from '../../paths';
import { QuoteAsking } from '../asking/quote-asking';
import { DraftBadge } from './draft-badge';
import { Footer } from './footer';
import { Header } from '../header/header';
import { type LayoutData } from './layout-data';
import { MainNavigation } from '../header/main-navigation';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';
import { useOrigin } from '../../shop/origin';
import { StaffOnlyBadge } from './staff-only-badge';
import styles from './layout.module.css';
import { Welcome } from './welcome';

/** What stands around every screen. */
export function Layout() {
  const { siteSettings, header, footer, staticPages, categories, catalogSummary, isStaffOnly, showsDraft } =
    useLoaderData<LayoutData>();
  const location = useLocation();
  const hasScreen = useContext(BuiltPagesContext);
  const texts = new Set(staticPages.map(({ slug }) => paths.staticPage(slug)));
  const isPage = (path: string) => hasScreen(path) || texts.has(path.replace(/\/$/, ''));
  const isBuilt = isBuiltBy(isPage);
  const origin = useOrigin();
  const links = inOrder(header.navigation).filter(({ url }) => isBuilt(url));
  const menu = { links, current: currentLink(links, location), categories, ...catalogSummary };
  const site = {
    phone: siteSettings.contactPhone,
    whatsappNumber: siteSettings.whatsappNumber,
    closedDays: siteSettings.closedDays,
    origin,
  };
  return (
    <SiteContext value={site}>
      <BuiltPagesContext value={isPage}>
        <CartProvider>
          <KnownProductsProvider>
            <FavoritesProvider>
              <a href={`#${CONTENT_ID}`} className={styles.skip}>
                İçeriğe geç
              </a>
              <NavigationProgress />
              <OfflineNotice />
              {isStaffOnly && <StaffOnlyBadge />}
              {showsDraft && <DraftBadge path={location.pathname} />}
              <Header header={header} menu={menu} />
              <MainNavigation menu={menu} />
              <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
                <Welcome />
                <QuoteAsking>
                  <Outlet />
                </QuoteAsking>
              </main>
              {/* Hydrated for itself, after what is seen first. */}
              <Suspense>
                <Footer footer={footer} categories={categories} company={siteSettings.company} />
              </Suspense>
              <ScrollRestoration />
            </FavoritesProvider>
          </KnownProductsProvider>
        </CartProvider>
      </BuiltPagesContext>
    </SiteContext>
  );
}
