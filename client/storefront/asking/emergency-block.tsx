import { MessageCircle } from 'lucide-react';
import { OpenNow } from '../../features/content/contact/open-now';
import { WorkingHoursFragment, WorkingHoursLines } from '../../features/content/contact/working-hours-lines';
import { type Section } from '../../features/content/sections/sections';
import { type FragmentOf, readFragment } from '../../graphql/graphql';
import text from '../../design/text.module.css';
import { formatPhone, phoneHref } from '../../shop/format';
import { useSite } from '../../shop/site';
import { whatsappHref } from '../../shop/whatsapp';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import styles from './emergency-block.module.css';

interface EmergencyBlockProps {
  section: Section | undefined;
  hours: readonly FragmentOf<typeof WorkingHoursFragment>[];
}

/** Whom to call where a form would take too long, and whether somebody answers now. */
export function EmergencyBlock({ section, hours }: EmergencyBlockProps) {
  const { phone, whatsappNumber } = useSite();
  if (!section) return null;
  return (
    <section className={styles.block}>
      <h2 className={text.h3}>{section.title}</h2>
      <p className={styles.open}>
        <OpenNow hours={readFragment(WorkingHoursFragment, hours)} />
      </p>
      <p>{section.content}</p>
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
          isFull
          tone="inverse"
          href={whatsappHref(whatsappNumber, ['Merhaba, acil bir parça için yazıyorum.'])}
          target="_blank"
          rel="noopener"
        >
          <Icon of={MessageCircle} size={18} />
          WhatsApp’tan yazın
        </ButtonLink>
      )}
    </section>
  );
}
