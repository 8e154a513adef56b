import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import { formatPhone, phoneHref } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { useSite } from '../../ui/site';
import text from '../../ui/text.module.css';
import styles from './ended-link.module.css';
import { NewLinkForm } from './new-link-form';

/** A tracking link that no longer works: why, and the ways to the order that are left. */
export function EndedLink({ message }: { message: string }) {
  const { phone } = useSite();
  return (
    <div className={layout.page}>
      <section className={`${layout.panel} ${styles.ended}`}>
        <h1 className={text.h2}>Takip bağlantısı sona erdi</h1>
        <NewLinkForm reason={message} />
        <div className={styles.ways}>
          <p>Üyeyseniz siparişinizi giriş yaparak da görebilirsiniz.</p>
          <Link to={paths.login(paths.orders())} className={`${button.button} ${button.line}`}>
            Giriş yapın
          </Link>
          {phone && (
            <a href={phoneHref(phone)} className={`${button.button} ${button.line}`}>
              <Phone aria-hidden size={18} strokeWidth={1.75} />
              Arayın: {formatPhone(phone)}
            </a>
          )}
        </div>
      </section>
    </div>
  );
}
