import { FileText, Mail, Phone, WandSparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { useIsBuilt } from '../../ui/navigation/built-pages';
import { formatPhone, phoneHref } from '../../shop/format';
import styles from './top-bar.module.css';

export const TopBarFragment = graphql(`
  fragment TopBar on TopBar {
    phone
    email
    announcement
  }
`);

/** The thin line that scrolls away: how to reach the shop, what is new, the two short ways to a product. */
export function TopBar({ topBar }: { topBar: FragmentOf<typeof TopBarFragment> }) {
  const { phone, email, announcement } = readFragment(TopBarFragment, topBar);
  const isBuilt = useIsBuilt();
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        {phone && (
          <a href={phoneHref(phone)} className={styles.phone}>
            <Icon of={Phone} />
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={styles.email}>
            <Icon of={Mail} />
            {email}
          </a>
        )}
        {announcement && <p className={styles.announcement}>{announcement}</p>}
        <div className={styles.shortcuts}>
          {isBuilt(paths.wizard()) && (
            <Link to={paths.wizard()}>
              <Icon of={WandSparkles} />
              Ürün Sihirbazı
            </Link>
          )}
          {isBuilt(paths.quote()) && (
            <Link to={paths.quote()} className={styles.quote}>
              <Icon of={FileText} />
              Teklif Al
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
