import { useState } from 'react';
import { type FragmentOf, graphql, readFragment, type ResultOf } from '../../../graphql/graphql';
import { CheckOption } from '../../../ui/controls/check-option';
import { type CountPrecision } from '../../../ui/controls/count';
import { FoldGroup } from '../../../ui/controls/fold-group';
import { formatCount } from '../../../shop/format';
import styles from './brand-filter.module.css';
import { leadingBrands } from './leading-brands';

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

/** Brands in Turkish order, the eight with the most products at once. */
export function BrandFilter({ facets, name, selected, onChange, precision }: BrandFilterProps) {
  const { brands } = readFragment(BrandFacetsFragment, facets);
  const { leading, rest } = leadingBrands(brands, BRANDS_SHOWN);
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

interface BrandOptionsProps extends BrandChoice {
  brands: ResultOf<typeof BrandFacetsFragment>['brands'];
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
