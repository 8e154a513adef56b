import {
  Boxes,
  FileText,
  Flag,
  Handshake,
  type LucideIcon,
  MessageCircle,
  PencilRuler,
  Wrench,
} from 'lucide-react';
import { useId } from 'react';
import text from '../../design/text.module.css';
import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS, type MessageSubject } from '../../shop/message-subjects';
import { Icon } from '../../ui/controls/icon';
import styles from './contact-form.module.css';

const ICONS: Readonly<Record<MessageSubject, LucideIcon>> = {
  PRODUCT_INQUIRY: Boxes,
  QUOTE_REQUEST: FileText,
  TECHNICAL_SUPPORT: PencilRuler,
  AFTER_SALES: Wrench,
  PARTNERSHIP: Handshake,
  COMPLAINT: Flag,
  OTHER: MessageCircle,
};

interface ContactSubjectsProps {
  chosen: MessageSubject | undefined;
  /** The product that is asked about. */
  product: { slug: string; name: string } | null;
  error: string | undefined;
}

/** What the message is about: radio buttons of the browser that look like choices. */
export function ContactSubjects({ chosen, product, error }: ContactSubjectsProps) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.part}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend className={text.h3}>Konu</legend>
      <div>
        <div className={styles.choices}>
          {MESSAGE_SUBJECT_LIST.map((subject) => (
            <label key={subject} className={styles.choice}>
              <input
                type="radio"
                name="konu"
                required
                value={MESSAGE_SUBJECTS[subject].value}
                defaultChecked={subject === chosen}
              />
              <Icon of={ICONS[subject]} />
              {MESSAGE_SUBJECTS[subject].label}
            </label>
          ))}
        </div>
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
        {product && (
          <p className={styles.about}>
            Sorduğunuz ürün: <b>{product.name}</b>
            <input type="hidden" name="urun" value={product.slug} />
          </p>
        )}
      </div>
    </fieldset>
  );
}
