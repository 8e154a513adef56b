import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatCount } from '../../shop/format';
import layout from '../../design/layout.module.css';
import { Picture, ThemedPictureFragment } from '../../ui/media/picture';
import text from '../../design/text.module.css';
import styles from './home-category-tile.module.css';

export const HomeCategoryTileFragment = graphql(
  `
    fragment HomeCategoryTile on Category {
      id
      slug
      name
      productCount
      picture {
        ...ThemedPicture
      }
      children {
        id
        slug
        name
        productCount
      }
    }
  `,
  [ThemedPictureFragment],
);

interface HomeCategoryTileProps {
  category: FragmentOf<typeof HomeCategoryTileFragment>;
}

/** A main category: its drawing, its name and its subcategories with their counts. */
export function HomeCategoryTile({ category }: HomeCategoryTileProps) {
  const { slug, name, productCount, picture, children } = readFragment(HomeCategoryTileFragment, category);
  return (
    <div className={styles.tile}>
      <div className={`${layout.sheet} ${styles.sheet}`}>
        <Picture picture={picture} alt="" sizes="(min-width: 768px) 160px, 112px" />
      </div>
      <div className={styles.body}>
        <h3 className={`${text.h3} ${styles.name}`}>
          <Link to={paths.category(slug)}>{name}</Link>
          <span>{formatCount(productCount)}</span>
        </h3>
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.id}>
              <Link to={paths.category(child.slug)}>
                {child.name} <span>{formatCount(child.productCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
