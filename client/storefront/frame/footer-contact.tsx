import { OpenNow } from '../../features/content/contact/open-now';
import { WorkingHoursFragment, WorkingHoursLines } from '../../features/content/contact/working-hours-lines';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatPhone, phoneHref } from '../../shop/format';
import styles from './footer.module.css';

export const FooterContactFragment = graphql(
  `
    fragment FooterContact on FooterContact {
      address
      phones
      emails
      workingHours {
        ...WorkingHoursLines
      }
    }
  `,
  [WorkingHoursFragment],
);

/** Where the shop is, how it is reached, and when. */
export function FooterContact({ contact }: { contact: FragmentOf<typeof FooterContactFragment> }) {
  const { address, phones, emails, workingHours } = readFragment(FooterContactFragment, contact);
  const [email] = emails;
  return (
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
  );
}
