import { Phone } from 'lucide-react';
import { Icon } from '../../ui/controls/icon';
import { Drawer } from '../../ui/overlay/drawer';
import { formatPhone, phoneHref } from '../../shop/format';
import { ShopLink } from '../../ui/navigation/shop-link';
import { useSite } from '../../shop/site';
import { CategoryGroups } from './category-groups';
import { MenuAccount } from './menu-account';
import { type MenuContent } from './menu-content';
import { ThemeChoiceField } from './theme-choice-field';
import styles from './menu-drawer.module.css';

interface MenuDrawerProps {
  menu: MenuContent;
  open: boolean;
  onClose: () => void;
  /** A link was followed. */
  onFollow: () => void;
  finalFocus: () => HTMLElement | null;
}

/** The menu of narrow screens: pages, categories, the phone number, the theme. */
export function MenuDrawer({ menu, open, onClose, onFollow, finalFocus }: MenuDrawerProps) {
  const { phone } = useSite();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title="Menü"
      footer={
        <div className={styles.foot}>
          {phone && (
            <a href={phoneHref(phone)} className={styles.phone}>
              <Icon of={Phone} size={18} />
              {formatPhone(phone)}
            </a>
          )}
          <ThemeChoiceField />
        </div>
      }
    >
      <MenuAccount onFollow={onFollow} />
      <nav aria-label="Menü">
        <ul className={styles.links}>
          {menu.links.map((link) => (
            <li key={link.id}>
              <ShopLink url={link.url} current={link === menu.current} onClick={onFollow}>
                {link.text}
              </ShopLink>
            </li>
          ))}
        </ul>
        {menu.categories.length > 0 && (
          <>
            <h2 className={styles.heading}>Kategoriler</h2>
            <div className={styles.categories}>
              <CategoryGroups categories={menu.categories} onFollow={onFollow} />
            </div>
          </>
        )}
      </nav>
    </Drawer>
  );
}
