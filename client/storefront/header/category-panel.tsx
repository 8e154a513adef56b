import { ChevronDown, LayoutGrid } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatCount } from '../../ui/format';
import { CategoryGroups } from '../menu/category-groups';
import { type MenuContent } from '../menu/menu-content';
import { useDisclosure } from './use-disclosure';
import styles from './category-panel.module.css';

/** «Kategoriler»: a button that unfolds all categories in two columns under the navigation. */
export function CategoryPanel({ menu }: { menu: MenuContent }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = useDisclosure(place);
  const { categories, productCount } = menu;
  if (categories.length === 0) return null;
  return (
    <div ref={place} className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <LayoutGrid aria-hidden size={16} strokeWidth={1.75} />
        Kategoriler
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <CategoryGroups categories={categories} />
        <p className={styles.foot}>
          <Link to={paths.products()} className={styles.link}>
            Tüm ürünler ({formatCount(productCount)})
          </Link>
          <Link to={paths.newProducts()} className={styles.link}>
            Yeni gelenler
          </Link>
        </p>
      </div>
    </div>
  );
}
