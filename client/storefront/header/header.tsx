import { CartLink } from '../../features/cart/adding/cart-link';
import { SearchBox } from '../../features/catalog/search/search-box';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { AccountEntry } from './account-entry';
import { Logo, LogoFragment } from './logo';
import { MenuButton } from '../menu/menu-button';
import { type MenuContent } from '../menu/menu-content';
import { ThemeToggle } from './theme-toggle';
import { TopBar, TopBarFragment } from './top-bar';
import styles from './header.module.css';

export const HeaderFragment = graphql(
  `
    fragment Header on HeaderContent {
      logo {
        ...Logo
      }
      topBar {
        enabled
        ...TopBar
      }
    }
  `,
  [LogoFragment, TopBarFragment],
);

interface HeaderProps {
  header: FragmentOf<typeof HeaderFragment>;
  menu: MenuContent;
}

/** The top bar scrolls away; logo and search stay, on a phone the search alone. */
export function Header({ header, menu }: HeaderProps) {
  const { logo, topBar } = readFragment(HeaderFragment, header);
  return (
    <header className={styles.header} data-top-bar={topBar.enabled}>
      {topBar.enabled && <TopBar topBar={topBar} />}
      <div className={styles.row}>
        <Logo logo={logo} />
        <div className={styles.search}>
          <SearchBox id="arama" />
        </div>
        <div className={styles.actions}>
          <ThemeToggle />
          <AccountEntry />
          <CartLink />
          <MenuButton menu={menu} />
        </div>
      </div>
    </header>
  );
}
