import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import button from '../../ui/controls/button.module.css';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { type MenuContent } from './menu-content';
import styles from './menu-button.module.css';

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer')).MenuDrawer);

/** Opens the menu of narrow screens, whose code comes with the first intent to use it. */
export function MenuButton({ menu }: { menu: MenuContent }) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; isFollowed: boolean }>();
  const isOpen = opened?.on === key && !opened.isFollowed;
  // Closed, it gives the focus back to its button; after a link in it, the content of the new page has the focus.
  const finalFocus = () => (opened ? document.getElementById(CONTENT_ID) : null);
  return (
    <>
      <button
        type="button"
        className={`${button.bare} ${styles.opener}`}
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpened({ on: key, isFollowed: false })}
        onPointerEnter={MenuDrawer.preload}
        onFocus={MenuDrawer.preload}
      >
        <Icon of={Menu} size={24} strokeWidth={1.6} />
      </button>
      <MenuDrawer
        menu={menu}
        open={isOpen}
        onClose={() => setOpened(undefined)}
        onFollow={() => setOpened({ on: key, isFollowed: true })}
        finalFocus={finalFocus}
      />
    </>
  );
}
