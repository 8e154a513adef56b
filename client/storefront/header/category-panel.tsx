import { ChevronDown, LayoutGrid } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { CategoryGroups } from '../menu/category-groups';
import { type MenuContent } from '../menu/menu-content';
import popover from '../../ui/overlay/popover.module.css';
import { usePopover } from '../../ui/overlay/use-popover';
import styles from './category-panel.module.css';

/** «Kategoriler»: a button that unfolds all categories in two columns under the navigation. */
export function CategoryPanel({ menu }: { menu: MenuContent }) {
  const { button, panel, close, closeOnLeave } = usePopover<HTMLDivElement>();
  const { categories, productCount } = menu;
  if (categories.length === 0) return null;
  return (
    <div className={styles.place} onBlur={closeOnLeave}>
      <button type="button" className={styles.button} {...button}>
        <Icon of={LayoutGrid} />
        Kategoriler
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
      </button>
      <div className={`${popover.panel} ${styles.panel}`} {...panel}>
        <CategoryGroups categories={categories} onFollow={close} />
        <p className={styles.foot}>
          <Link to={paths.products()} className={styles.link} onClick={close}>
            Tüm ürünler ({formatCount(productCount)})
          </Link>
          <Link to={paths.newProducts()} className={styles.link} onClick={close}>
            Yeni gelenler
          </Link>
        </p>
      </div>
    </div>
  );
}
