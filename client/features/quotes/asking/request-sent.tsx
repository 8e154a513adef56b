import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import text from '../../../design/text.module.css';
import { paths } from '../../../paths';
import { formatDateTime, formatQuantity } from '../../../shop/format';
import { ButtonLink } from '../../../ui/controls/button-link';
import { CopyButton } from '../../../ui/controls/copy-button';
import { Icon } from '../../../ui/controls/icon';
import { type SentRequest } from './request-quote';
import styles from './request-sent.module.css';

interface RequestSentProps {
  sent: SentRequest;
  children?: ReactNode;
}

/** That the shop has the request: its number, when the answer comes, what was asked for, and the way to follow it. */
export function RequestSent({ sent, children }: RequestSentProps) {
  const { number, createdAt, responseDueAt, buyer, isAcknowledged, lines, linkToken } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.sent} role="status" aria-labelledby={`${number}-baslik`}>
      <div className={styles.top}>
        <span className={styles.mark}>
          <Icon of={Check} size={24} />
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1} id={`${number}-baslik`} className={text.h1}>
            Talebiniz alındı
          </h2>
          {buyer && (
            <p className={text.muted}>
              {isAcknowledged ? (
                <>
                  Onay <b>{buyer.email}</b> adresine gitti.
                </>
              ) : (
                <>
                  <b>{buyer.email}</b> adresine son saatlerde çok sayıda e-posta gittiği için onay
                  göndermedik. Referans numaranızı not edin.
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <div className={styles.reference}>
        <p>
          <span className={`${text.tiny} ${text.muted}`}>Referans numarası</span>
          <b>{number}</b>
        </p>
        <CopyButton value={number} what="Referans numarası" />
      </div>
      <ol className={styles.track}>
        <li data-done>
          <b>Talep alındı</b>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </li>
        <li>
          <b>İnceleniyor</b>
          Gerekirse sizi ararız
        </li>
        <li>
          <b>Teklif hazır</b>
          En geç <time dateTime={responseDueAt}>{formatDateTime(lastMinute(responseDueAt))}</time>
        </li>
      </ol>
      <ul className={styles.lines}>
        {lines.map(({ id, productName, asWritten, quantity, unit, selectedVariations }) => (
          <li key={id}>
            <span>
              {productName ?? asWritten}{' '}
              <small>{selectedVariations.map(({ variationName }) => variationName).join(', ')}</small>
            </span>
            <b translate="no">{formatQuantity(quantity, unit)}</b>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {linkToken !== null && (
          <ButtonLink tone="petrol" to={paths.linkedQuote(linkToken)}>
            Talebi izle
          </ButtonLink>
        )}
        {children}
      </div>
    </section>
  );
}

/** The answer is due before midnight: that is the day people mean. */
const lastMinute = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString();
