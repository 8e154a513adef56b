import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatCount } from '../../shop/format';
import styles from './category-groups.module.css';

export const CategoryGroupsFragment = graphql(`
  fragment CategoryGroups on Category {
    id
    slug
    name
    productCount
    children {
      id
      slug
      name
      productCount
    }
  }
`);

interface CategoryGroupsProps {
  categories: readonly FragmentOf<typeof CategoryGroupsFragment>[];
  /** A link was followed. */
  onFollow?: () => void;
}

/** Every main category with its subcategories and how many products each holds. */
export function CategoryGroups({ categories, onFollow }: CategoryGroupsProps) {
  return (
    <ul className={styles.groups}>
      {readFragment(CategoryGroupsFragment, categories).map((category) => (
        <li key={category.id}>
          <Link to={paths.category(category.slug)} className={styles.main} onClick={onFollow}>
            {category.name} <span>{formatCount(category.productCount)}</span>
          </Link>
          {category.children.length > 0 && (
            <ul>
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link to={paths.category(child.slug)} className={styles.sub} onClick={onFollow}>
                    {child.name} <span>{formatCount(child.productCount)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
