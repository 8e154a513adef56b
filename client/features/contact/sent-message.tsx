import { CircleCheck } from 'lucide-react';
import { type Ref } from 'react';
import { Link } from 'react-router-dom';
import text from '../../design/text.module.css';
import { paths } from '../../paths';
import { formatDate } from '../../shop/format';
import { CopyButton } from '../../ui/controls/copy-button';
import { Icon } from '../../ui/controls/icon';
import { type Receipt } from './add-contact-message';
import styles from './contact-form.module.css';

/** The deadline is midnight: the last day before it is meant. */
const MINUTE_MS = 60_000;

interface SentMessageProps {
  receipt: Receipt | undefined;
  /** For three seconds after it was sent. */
  isFresh: boolean;
  /** What is read out, and where the focus goes. */
  note: Ref<HTMLDivElement>;
}

/** Says that a message was sent; its number stays to be read while another one is written. */
export function SentMessage({ receipt, isFresh, note }: SentMessageProps) {
  const number = receipt?.number;
  return (
    <div className={number ? styles.sent : undefined} data-fresh={isFresh || undefined}>
      {number && <Icon of={CircleCheck} size={24} />}
      <div role="status" ref={note} tabIndex={-1} className={styles.said}>
        {receipt && (
          <>
            <p className={styles.title}>{isFresh ? 'Mesajınız gönderildi' : 'Mesajınız alındı'}</p>
            <p>
              Referans numarası <b translate="no">{receipt.number}</b>
            </p>
            <p>
              {dueText(receipt)}{' '}
              <Link className={text.link} to={paths.message(receipt.linkToken)}>
                Yazışmayı aç
              </Link>
            </p>
          </>
        )}
      </div>
      {number && <CopyButton value={number} what="Referans numarası" />}
    </div>
  );
}

function dueText({ responseDueAt, isAcknowledged }: Receipt): string {
  const day = formatDate(new Date(Date.parse(responseDueAt) - MINUTE_MS).toISOString());
  const mail = isAcknowledged ? ' Numarayı e-postayla da gönderdik.' : '';
  return `Yanıt: en geç ${day} günü sonuna kadar.${mail}`;
}
