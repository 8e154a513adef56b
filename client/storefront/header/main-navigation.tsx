import { formatCount } from '../../shop/format';
import { ShopLink } from '../../ui/navigation/shop-link';
import { CategoryPanel } from './category-panel';
import { type MenuContent } from '../menu/menu-content';
import styles from './main-navigation.module.css';

/** The row below the header on wide screens; narrow ones have the menu. */
export function MainNavigation({ menu }: { menu: MenuContent }) {
  const { links, current, productCount, brandCount } = menu;
  return (
    <nav className={styles.navigation} aria-label="Ana menü">
      <div className={styles.row}>
        <CategoryPanel menu={menu} />
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id}>
              <ShopLink url={link.url} current={link === current}>
                {link.text}
              </ShopLink>
            </li>
          ))}
        </ul>
        {productCount > 0 && (
          <p className={styles.count}>
            {formatCount(productCount)} ürün, {formatCount(brandCount)} marka
          </p>
        )}
      </div>
    </nav>
  );
}
