import { Mail, MessageCircle, Phone } from 'lucide-react';
import text from '../../design/text.module.css';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatPhone, phoneHref } from '../../shop/format';
import { useSite } from '../../shop/site';
import { whatsappHref } from '../../shop/whatsapp';
import { ButtonLink } from '../../ui/controls/button-link';
import { Icon } from '../../ui/controls/icon';
import { OpenNow } from '../content/contact/open-now';
import { WorkingHoursFragment, WorkingHoursLines } from '../content/contact/working-hours-lines';
import { type Section } from '../content/sections/sections';
import styles from './contact-lines.module.css';

export const ContactLinesFragment = graphql(
  `
    fragment ContactLines on FooterContact {
      phones
      emails
      workingHours {
        ...WorkingHoursLines
      }
    }
  `,
  [WorkingHoursFragment],
);

const GREETING = 'Merhaba, ürünleriniz hakkında bilgi almak istiyorum.';

interface ContactLinesProps {
  contact: FragmentOf<typeof ContactLinesFragment>;
  /** What else is to be said, in the order that staff gave it. */
  sections: readonly Section[];
}

/** Whom to call or write to, and whether somebody answers right now. Any of it may be missing. */
export function ContactLines({ contact, sections }: ContactLinesProps) {
  const { phones, emails, workingHours } = readFragment(ContactLinesFragment, contact);
  const { whatsappNumber } = useSite();
  const [phone] = phones;
  return (
    <>
      <section className={styles.urgent} aria-labelledby="saat">
        <h2 id="saat" className={text.h3}>
          Çalışma saatleri
        </h2>
        <p className={styles.open}>
          <OpenNow hours={readFragment(WorkingHoursFragment, workingHours)} />
        </p>
        {phone && (
          <a href={phoneHref(phone)} className={styles.phone}>
            {formatPhone(phone)}
          </a>
        )}
        <dl className={styles.hours}>
          <WorkingHoursLines hours={workingHours} />
        </dl>
        <div className={styles.actions}>
          {phone && (
            <ButtonLink tone="inverse" href={phoneHref(phone)}>
              <Icon of={Phone} />
              Ara
            </ButtonLink>
          )}
          {whatsappNumber && (
            <ButtonLink
              tone="inverse"
              href={whatsappHref(whatsappNumber, [GREETING])}
              target="_blank"
              rel="noopener"
            >
              <Icon of={MessageCircle} />
              WhatsApp
            </ButtonLink>
          )}
        </div>
      </section>
      {(phones.length > 0 || emails.length > 0) && (
        <section className={styles.panel} aria-labelledby="dogrudan">
          <h2 id="dogrudan" className={text.h3}>
            Doğrudan
          </h2>
          <ul className={styles.lines}>
            {phones.map((number) => (
              <li key={number}>
                <Icon of={Phone} />
                <a href={phoneHref(number)}>{formatPhone(number)}</a>
              </li>
            ))}
            {emails.map((email) => (
              <li key={email}>
                <Icon of={Mail} />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.map(({ id, title, content }) => (
        <section key={id} className={styles.panel}>
          <h2 className={text.h3}>{title}</h2>
          <p className={text.muted}>{content}</p>
        </section>
      ))}
    </>
  );
}
