import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { CheckOption } from '../../../ui/controls/check-option';
import { type CountPrecision } from '../../../ui/controls/count';
import { FoldGroup } from '../../../ui/controls/fold-group';
import styles from './category-filter.module.css';
import { categoryMark, toggleCategory } from './category-selection';
import { orNone, stableOptions, useStableOptions } from './stable-options';

export const CategoryFacetsFragment = graphql(`
  fragment CategoryFacets on ProductFacets {
    categories {
      count
      category {
        slug
        name
      }
      children {
        count
        category {
          slug
          name
        }
      }
    }
  }
`);

type CategoryFacet = ResultOf<typeof CategoryFacetsFragment>['categories'][number];

const keyOf = ({ category }: Pick<CategoryFacet, 'category'>): string => category.slug;

const CATEGORY_SHAPE = {
  keyOf,
  merge: (before: CategoryFacet, now: CategoryFacet | undefined) => ({
    ...orNone(before, now),
    children: stableOptions(before.children, now?.children ?? [], { keyOf }),
  }),
};

interface CategoryFilterProps {
  facets: FragmentOf<typeof CategoryFacetsFragment>;
  /** The category a list is about: then only its subcategories are offered. */
  within?: string;
  /** The parameter of a chosen category. */
  name: string;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Of the counts of categories. */
  precision: CountPrecision;
}

/** Main categories, each with its subcategories below; nothing where there is nothing to choose. */
export function CategoryFilter({
  facets: masked,
  within,
  name,
  selected,
  onChange,
  precision,
}: CategoryFilterProps) {
  const { categories } = readFragment(CategoryFacetsFragment, masked);
  const facets = categoriesWithin(useStableOptions(categories, CATEGORY_SHAPE), within);
  if (facets.length === 0) return null;
  const tree = facets.map(({ category, children }) => ({
    slug: category.slug,
    children: children.map((child) => child.category),
  }));
  const toggle = (slug: string) => onChange(toggleCategory(selected, tree, slug));
  return (
    <FoldGroup title="Kategori">
      <ul>
        {facets.map((facet) => (
          <CategoryBranch
            key={facet.category.slug}
            facet={facet}
            name={name}
            selected={selected}
            precision={precision}
            onToggle={toggle}
          />
        ))}
      </ul>
    </FoldGroup>
  );
}

interface CategoryBranchProps {
  facet: CategoryFacet;
  name: string;
  selected: readonly string[];
  precision: CountPrecision;
  onToggle: (slug: string) => void;
}

function CategoryBranch({ facet, name, selected, precision, onToggle }: CategoryBranchProps) {
  const { category, count, children } = facet;
  const [isUnfolded, setUnfolded] = useState(false);
  const mark = categoryMark(selected, {
    slug: category.slug,
    children: children.map((child) => child.category),
  });
  const isOpen = isUnfolded || mark !== 'off';
  return (
    <li>
      <div className={styles.branch}>
        <CheckOption
          label={category.name}
          count={count}
          precision={precision}
          name={name}
          value={category.slug}
          mark={mark}
          onChange={() => onToggle(category.slug)}
        />
        {children.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-label={`${category.name} alt kategorileri`}
            disabled={mark !== 'off'}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon of={ChevronDown} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul className={isOpen ? styles.twigs : `${styles.twigs} ${styles.folded}`}>
          {children.map((child) => (
            <li key={child.category.slug}>
              <CheckOption
                label={child.category.name}
                count={child.count}
                precision={precision}
                name={mark === 'on' ? undefined : name}
                value={child.category.slug}
                mark={mark === 'on' || selected.includes(child.category.slug) ? 'on' : 'off'}
                onChange={() => onToggle(child.category.slug)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function categoriesWithin(
  facets: readonly CategoryFacet[],
  within: string | undefined,
): readonly CategoryFacet[] {
  if (within === undefined) return facets;
  const branch = facets.find(({ category }) => category.slug === within);
  return branch?.children.map((child) => ({ ...child, children: [] })) ?? [];
}
