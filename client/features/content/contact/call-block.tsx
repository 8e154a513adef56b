import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { type FragmentOf, readFragment } from '../../../graphql/graphql';
import { formatPhone, phoneHref } from '../../../shop/format';
import { useSite } from '../../../shop/site';
import { whatsappHref } from '../../../shop/whatsapp';
import text from '../../../design/text.module.css';
import { OpenNow } from './open-now';
import { type Section } from '../sections/sections';
import { WorkingHoursFragment, WorkingHoursLines } from './working-hours-lines';
import styles from './call-block.module.css';

interface CallBlockProps {
  section: Section | undefined;
  hours: readonly FragmentOf<typeof WorkingHoursFragment>[];
}

/** The last thing on a page: whom to call, when, and whether somebody answers right now. */
export function CallBlock({ section, hours }: CallBlockProps) {
  const { phone, whatsappNumber } = useSite();
  if (!section) return null;
  return (
    <section className={styles.block}>
      <div className={styles.inner}>
        <div>
          <h2 className={text.h1}>{section.title}</h2>
          <p className={styles.content}>{section.content}</p>
        </div>
        <div className={styles.reach}>
          <p className={styles.open}>
            <OpenNow hours={readFragment(WorkingHoursFragment, hours)} />
          </p>
          {phone && (
            <a href={phoneHref(phone)} className={styles.phone}>
              {formatPhone(phone)}
            </a>
          )}
          <dl className={styles.hours}>
            <WorkingHoursLines hours={hours} />
          </dl>
          {whatsappNumber && (
            <ButtonLink
              tone="inverse"
              href={whatsappHref(whatsappNumber, ['Merhaba, ürünleriniz hakkında bilgi almak istiyorum.'])}
              target="_blank"
              rel="noopener"
            >
              <Icon of={MessageCircle} size={18} />
              WhatsApp’tan yazın
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
