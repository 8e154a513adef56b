import { Link, useRouteLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button-link';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { SearchBox } from '../../features/catalog/search/search-box';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { type LayoutData } from '../frame/layout-data';
import { type NotFound } from '../route-answers';
import styles from './not-found-screen.module.css';

const HINT = 'Adres değişmiş veya sayfa kaldırılmış olabilir.';

/** Says that nothing is here and offers the search, the categories and the way back. */
export function NotFoundScreen({ title, hint = HINT, back }: NotFound) {
  const layoutData = useRouteLoaderData<LayoutData>('layout');
  const way = back ?? { text: 'Ana sayfaya dönün', to: paths.home() };
  return (
    <div className={layout.page}>
      <ErrorState size="page" title={title} mark="404" ways={<ButtonLink to={way.to}>{way.text}</ButtonLink>}>
        <p>{hint} Ürünü adıyla, markasıyla veya parça numarasıyla arayın:</p>
        <div className={styles.search}>
          <SearchBox id="arama-404" />
        </div>
        {layoutData && layoutData.categories.length > 0 && (
          <ul className={styles.categories} aria-label="Kategoriler">
            {layoutData.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.category(slug)} className={text.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ErrorState>
    </div>
  );
}
