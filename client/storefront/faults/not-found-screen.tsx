import { Link, useRouteLoaderData } from 'react-router-dom';
import { paths } from '../../app/paths';
import { SearchBox } from '../../features/catalog/search-box';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { type LayoutData } from '../frame/layout-data';
import { Notice } from './notice';
import { type NotFound } from '../route-answers';
import styles from './not-found-screen.module.css';

const HINT = 'Adres değişmiş veya sayfa kaldırılmış olabilir.';

/** Says that nothing is here and offers the search, the categories and the way back. */
export function NotFoundScreen({ title, hint = HINT, back }: NotFound) {
  const layoutData = useRouteLoaderData<LayoutData>('layout');
  const way = back ?? { text: 'Ana sayfaya dönün', to: paths.home() };
  return (
    <div className={layout.page}>
      <Notice title={title} mark="404">
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
        <Link to={way.to} className={`${button.button} ${button.line}`}>
          {way.text}
        </Link>
      </Notice>
    </div>
  );
}
