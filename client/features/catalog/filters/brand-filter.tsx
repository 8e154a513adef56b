import { useState } from 'react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { CheckOption } from '../../../ui/controls/check-option';
import { type CountPrecision } from '../../../ui/controls/count';
import { FoldGroup } from '../../../ui/controls/fold-group';
import { formatCount } from '../../../shop/format';
import styles from './brand-filter.module.css';
import { leadingBrands } from './leading-brands';
import { useStableOptions } from './stable-options';

export const BrandFacetsFragment = graphql(`
  fragment BrandFacets on ProductFacets {
    brands {
      count
      brand {
        key
        name
      }
    }
  }
`);

const BRANDS_SHOWN = 8;

type BrandFacet = ResultOf<typeof BrandFacetsFragment>['brands'][number];

const keyOf = ({ brand }: BrandFacet): string => brand.key;
const BRAND_SHAPE = { keyOf };

interface BrandChoice {
  /** The parameter of a chosen brand. */
  name: string;
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** Of the counts of brands. */
  precision: CountPrecision;
}

interface BrandFilterProps extends BrandChoice {
  facets: FragmentOf<typeof BrandFacetsFragment>;
}

/** Brands in Turkish order, the eight that had the most products first; each keeps its place while other filters change. */
export function BrandFilter({ facets, name, selected, onChange, precision }: BrandFilterProps) {
  const offered = readFragment(BrandFacetsFragment, facets).brands;
  const brands = useStableOptions(offered, BRAND_SHAPE);
  const first = useFirstBrands(offered);
  const leading = brands.filter((brand) => first.includes(keyOf(brand)));
  const rest = brands.filter((brand) => !first.includes(keyOf(brand)));
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || rest.some(({ brand }) => selected.includes(brand.key));
  const choice = { name, selected, onChange, precision };
  if (brands.length === 0) return null;
  return (
    <FoldGroup title="Marka">
      <BrandOptions {...choice} brands={leading} />
      {rest.length > 0 && (
        <details
          className={styles.more}
          open={isOpen}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>
            <span className={styles.whenFolded}>{formatCount(rest.length)} marka daha</span>
            <span className={styles.whenOpen}>Daha az marka</span>
          </summary>
          <BrandOptions {...choice} brands={rest} />
        </details>
      )}
    </FoldGroup>
  );
}

/** Keys of the brands that are not folded away: they stay, also when other filters leave less of them. */
function useFirstBrands(offered: readonly BrandFacet[]): readonly string[] {
  const [first, setFirst] = useState<readonly string[]>([]);
  if (first.length === BRANDS_SHOWN) return first;
  // A list that was filtered when it was opened offers the others later.
  const keys = new Set([...first, ...leadingBrands(offered, BRANDS_SHOWN).leading.map(keyOf)]);
  const filled = [...keys].slice(0, BRANDS_SHOWN);
  if (filled.length > first.length) setFirst(filled);
  return filled;
}

interface BrandOptionsProps extends BrandChoice {
  brands: readonly BrandFacet[];
}

function BrandOptions({ brands, name, selected, onChange, precision }: BrandOptionsProps) {
  const toggle = (key: string) =>
    onChange(selected.includes(key) ? selected.filter((other) => other !== key) : [...selected, key].sort());
  return (
    <ul>
      {brands.map(({ brand, count }) => (
        <li key={brand.key}>
          <CheckOption
            label={brand.name}
            count={count}
            precision={precision}
            name={name}
            value={brand.key}
            mark={selected.includes(brand.key) ? 'on' : 'off'}
            onChange={() => toggle(brand.key)}
          />
        </li>
      ))}
    </ul>
  );
}
