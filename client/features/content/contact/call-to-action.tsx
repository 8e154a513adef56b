import { Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { useIsBuilt } from '../../../ui/navigation/built-pages';
import { formatPhone, phoneHref } from '../../../shop/format';
import { useSite } from '../../../shop/site';
import text from '../../../design/text.module.css';
import { type Section } from '../sections/sections';
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
        <ButtonLink tone="copper" size="large" to={paths.contact()}>
          İletişime geçin
        </ButtonLink>
      ) : (
        phone && (
          <ButtonLink tone="copper" size="large" href={phoneHref(phone)}>
            <Icon of={Phone} size={20} />
            {formatPhone(phone)}
          </ButtonLink>
        )
      )}
    </section>
  );
}
