import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { inOrder } from '../features/content/navigation';
import { OpenNow } from '../features/content/open-now';
import { WorkingHoursFragment, WorkingHoursLines } from '../features/content/working-hours-lines';
import { type FragmentOf, graphql, readFragment } from '../graphql/graphql';
import { useIsBuilt } from '../ui/built-pages';
import { formatPhone, phoneHref } from '../ui/format';
import { ShopLink } from '../ui/shop-link';
import { Logo, LogoFragment } from './logo';
import { ThemeChoiceField } from './theme-choice-field';
import styles from './footer.module.css';

export const FooterFragment = graphql(
  `
    fragment Footer on FooterContent {
      logo {
        ...Logo
      }
      description
      contact {
        address
        phones
        emails
        workingHours {
          ...WorkingHoursLines
        }
      }
      social {
        facebook
        twitter
        instagram
        linkedin
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
  [LogoFragment, WorkingHoursFragment],
);

const MOST_CATEGORIES = 5;
const NETWORKS = [
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const;

interface FooterProps {
  footer: FragmentOf<typeof FooterFragment>;
  categories: readonly { slug: string; name: string }[];
}

export function Footer({ footer: masked, categories }: FooterProps) {
  const footer = readFragment(FooterFragment, masked);
  const isBuilt = useIsBuilt();
  const quickLinks = inOrder(footer.quickLinks).filter(({ url }) => isBuilt(url));
  const legalLinks = inOrder(footer.legalLinks).filter(({ url }) => isBuilt(url));
  const networks = NETWORKS.flatMap(([key, name]) => {
    const url = footer.social[key];
    return url ? [{ name, url }] : [];
  });
  const { address, phones, emails, workingHours } = footer.contact;
  const [email] = emails;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.shop}>
          <Logo logo={footer.logo} />
          {footer.description && <p>{footer.description}</p>}
          {networks.length > 0 && (
            <ul className={styles.networks}>
              {networks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
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
        {quickLinks.length > 0 && (
          <section>
            <h2>Müşteri hizmetleri</h2>
            <ul className={styles.links}>
              {quickLinks.map(({ id, text, url }) => (
                <li key={id}>
                  <ShopLink url={url}>{text}</ShopLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={styles.contact}>
          <h2>İletişim</h2>
          {address && <address>{address}</address>}
          <ul className={styles.links}>
            {phones.map((phone) => (
              <li key={phone}>
                <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
              </li>
            ))}
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
          <dl className={styles.hours}>
            <WorkingHoursLines hours={workingHours} />
          </dl>
          <p className={styles.open}>
            <OpenNow hours={readFragment(WorkingHoursFragment, workingHours)} />
          </p>
        </section>
      </div>
      <div className={styles.legal}>
        <p>{footer.copyright}</p>
        <ul>
          {legalLinks.map(({ id, text, url }) => (
            <li key={id}>
              <ShopLink url={url}>{text}</ShopLink>
            </li>
          ))}
        </ul>
        <ThemeChoiceField />
      </div>
    </footer>
  );
}
