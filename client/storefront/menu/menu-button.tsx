import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import button from '../../ui/button.module.css';
import { CONTENT_ID } from '../../ui/content-id';
import { type MenuContent } from './menu-content';
import styles from './menu-button.module.css';

const loadMenu = async () => ({ default: (await import('./menu-drawer')).MenuDrawer });
const MenuDrawer = lazy(loadMenu);

/** Opens the menu of narrow screens, whose code comes with the first intent to use it. */
export function MenuButton({ menu }: { menu: MenuContent }) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ on: string; isFollowed: boolean }>();
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = opened?.on === key && !opened.isFollowed;
  const open = () => {
    setWasOpened(true);
    setOpened({ on: key, isFollowed: false });
  };
  // Whoever closes the menu goes on at its button; whoever left by it goes on at the content of the new page.
  const finalFocus = () => (opened ? document.getElementById(CONTENT_ID) : null);
  return (
    <>
      <button
        type="button"
        className={`${button.bare} ${styles.opener}`}
        aria-label="Menüyü aç"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
      >
        <Menu aria-hidden size={24} strokeWidth={1.6} />
      </button>
      {wasOpened && (
        <Suspense>
          <MenuDrawer
            menu={menu}
            open={isOpen}
            onClose={() => setOpened(undefined)}
            onFollow={() => setOpened({ on: key, isFollowed: true })}
            finalFocus={finalFocus}
          />
        </Suspense>
      )}
    </>
  );
}
