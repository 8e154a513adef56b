import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button-link';
import { paths } from '../../paths';
import { type Section } from '../../features/content/sections/sections';
import { type FragmentOf, readFragment } from '../../graphql/graphql';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { formatCount } from '../../shop/format';
import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { HomeCategoryTileFragment, HomeCategoryTile } from './home-category-tile';
import styles from './home-categories.module.css';

const MOST_CATEGORIES = 6;

interface HomeCategoriesProps {
  categories: readonly FragmentOf<typeof HomeCategoryTileFragment>[];
  productCount: number;
  title: string;
  help: Section | undefined;
}

/** The main categories with their drawings, and in the last place a way for those who are not sure. */
export function HomeCategories({ categories, productCount, title, help }: HomeCategoriesProps) {
  const isBuilt = useIsBuilt();
  if (categories.length === 0) return null;
  const shown = categories.slice(0, MOST_CATEGORIES);
  const wayOn =
    help && isBuilt(paths.wizard())
      ? { ...help, to: paths.wizard(), action: 'Ürün Sihirbazı’nı başlat' }
      : {
          title: 'Hepsi tek listede',
          content: `${formatCount(productCount)} ürünü markaya, fiyata ve stoka göre süzün, ölçüleri yan yana karşılaştırın.`,
          to: paths.products(),
          action: 'Tüm ürünleri süz',
        };
  return (
    <section>
      <div className={layout.head}>
        <h2 className={text.h2}>{title}</h2>
        <Link to={paths.products()} className={text.link}>
          Tüm ürünler
        </Link>
      </div>
      <div className={styles.tiles}>
        {shown.map((category) => (
          <HomeCategoryTile key={readFragment(HomeCategoryTileFragment, category).id} category={category} />
        ))}
        <div className={styles.wayOn} data-tiles={shown.length}>
          <h3 className={text.h3}>{wayOn.title}</h3>
          <p>{wayOn.content}</p>
          <ButtonLink tone="petrol" to={wayOn.to}>
            {wayOn.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
