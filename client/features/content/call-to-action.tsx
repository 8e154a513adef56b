import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useIsBuilt } from '../../ui/built-pages';
import button from '../../ui/button.module.css';
import { formatPhone, phoneHref } from '../../ui/format';
import { useSite } from '../../ui/site';
import text from '../../ui/text.module.css';
import { type Section } from './sections';
import styles from './call-to-action.module.css';

/** The last word of a page: leads to the contact page, and to the telephone until that is built. */
export function CallToAction({ section }: { section: Section | undefined }) {
  const { phone } = useSite();
  const isBuilt = useIsBuilt();
  if (!section) return null;
  return (
    <section className={styles.block}>
      <div>
        <h2 className={text.h2}>{section.title}</h2>
        <p>{section.content}</p>
      </div>
      {isBuilt(paths.contact()) ? (
        <Link to={paths.contact()} className={`${button.button} ${button.copper} ${button.large}`}>
          İletişime geçin
        </Link>
      ) : (
        phone && (
          <a href={phoneHref(phone)} className={`${button.button} ${button.copper} ${button.large}`}>
            <Phone aria-hidden size={20} strokeWidth={1.75} />
            {formatPhone(phone)}
          </a>
        )
      )}
    </section>
  );
}
