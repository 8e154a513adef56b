import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatCount } from '../../../shop/format';
import layout from '../../../design/layout.module.css';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import styles from './category-tiles.module.css';

export const CategoryTileFragment = graphql(
  `
    fragment CategoryTile on Category {
      slug
      name
      productCount
      picture {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

/** Subcategories as tiles: drawing, name, count. */
export function CategoryTiles({
  categories,
}: {
  categories: readonly FragmentOf<typeof CategoryTileFragment>[];
}) {
  if (categories.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {readFragment(CategoryTileFragment, categories).map(({ slug, name, productCount, picture }) => (
        <li key={slug}>
          <Link className={styles.tile} to={paths.category(slug)}>
            <span className={`${layout.sheet} ${styles.drawing}`}>
              <Picture picture={picture} alt="" sizes="96px" />
            </span>
            <span className={styles.text}>
              <b>{name}</b>
              <span>{formatCount(productCount)} ürün</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
