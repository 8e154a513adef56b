import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { inOrder, type NavigationLink } from '../../features/content/navigation/navigation';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { ShopLink } from '../../ui/navigation/shop-link';
import { FooterCompany, type FooterCompanyFragment } from './footer-company';
import { FooterContact, FooterContactFragment } from './footer-contact';
import { FooterNetworks, FooterNetworksFragment } from './footer-networks';
import { Logo, LogoFragment } from '../header/logo';
import { ThemeChoiceField } from '../menu/theme-choice-field';
import styles from './footer.module.css';

export const FooterFragment = graphql(
  `
    fragment Footer on FooterContent {
      logo {
        ...Logo
      }
      description
      contact {
        ...FooterContact
      }
      social {
        ...FooterNetworks
      }
      quickLinks {
        id
        text
        url
        order
      }
      legalLinks {
        id
        text
        url
        order
      }
      copyright
    }
  `,
  [LogoFragment, FooterContactFragment, FooterNetworksFragment],
);

const MOST_CATEGORIES = 5;

interface FooterProps {
  footer: FragmentOf<typeof FooterFragment>;
  categories: readonly CategoryName[];
  company: FragmentOf<typeof FooterCompanyFragment>;
}

interface CategoryName {
  readonly slug: string;
  readonly name: string;
}

/** What the shop is, its categories, its service, how to reach it, and beneath them what the law asks for. */
export function Footer({ footer: masked, categories, company }: FooterProps) {
  const footer = readFragment(FooterFragment, masked);
  const isBuilt = useIsBuilt();
  const quickLinks = inOrder(footer.quickLinks).filter(({ url }) => isBuilt(url));
  const legalLinks = inOrder(footer.legalLinks).filter(({ url }) => isBuilt(url));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.shop}>
          <Logo logo={footer.logo} />
          {footer.description && <p>{footer.description}</p>}
          <FooterNetworks social={footer.social} />
        </div>
        <Categories categories={categories} />
        <CustomerService links={quickLinks} />
        <FooterContact contact={footer.contact} />
      </div>
      <div className={styles.legal}>
        <FooterCompany company={company} copyright={footer.copyright} />
        <p>{footer.copyright}</p>
        <ul>
          <li>
            <Link to={paths.withdrawal()}>Cayma hakkı</Link>
          </li>
          <Links links={legalLinks} />
        </ul>
        <ThemeChoiceField />
      </div>
    </footer>
  );
}

function Categories({ categories }: { categories: readonly CategoryName[] }) {
  return (
    <section>
      <h2>Kategoriler</h2>
      {categories.length === 0 ? (
        <p>Henüz kategori eklenmemiş</p>
      ) : (
        <ul className={styles.links}>
          {categories.slice(0, MOST_CATEGORIES).map(({ slug, name }) => (
            <li key={slug}>
              <Link to={paths.category(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CustomerService({ links }: { links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>Müşteri hizmetleri</h2>
      <ul className={styles.links}>
        <Links links={links} />
      </ul>
    </section>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ id, text, url }) => (
    <li key={id}>
      <ShopLink url={url}>{text}</ShopLink>
    </li>
  ));
}
