import { MessageCircle } from 'lucide-react';
import { type FragmentOf, readFragment } from '../../graphql/graphql';
import { formatPhone, phoneHref } from '../../ui/format';
import { useSite } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { OpenNow } from './open-now';
import { type Section } from './sections';
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
            <a
              className={`${button.button} ${button.inverse}`}
              href={whatsappHref(whatsappNumber, ['Merhaba, ürünleriniz hakkında bilgi almak istiyorum.'])}
              target="_blank"
              rel="noopener"
            >
              <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
              WhatsApp’tan yazın
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
