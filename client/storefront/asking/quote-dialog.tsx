import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import text from '../../design/text.module.css';
import { type WantedQuote } from '../../features/catalog/cards/quote-asking';
import { type SentRequest } from '../../features/quotes/asking/request-quote';
import { RequestSent } from '../../features/quotes/asking/request-sent';
import skeleton from '../../ui/feedback/skeleton.module.css';
import { Modal } from '../../ui/overlay/modal';
import styles from './quote-dialog.module.css';
import { WrittenRequest } from './request-place';
import { noteTexts } from './request-note';
import { type RequestStart, startWith } from './request-start';

/** How long the dialog says that the shop has the request before it closes. */
const SHOWN_MS = 3_000;

interface QuoteDialogProps {
  wanted: WantedQuote;
  onClose: () => void;
}

/** The form of a request over the page of its product. */
export function QuoteDialog({ wanted, onClose }: QuoteDialogProps) {
  const client = useClient();
  const content = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<RequestStart>();
  const [sent, setSent] = useState<SentRequest>();
  useEffect(() => {
    let isWanted = true;
    void startWith(client, wanted).then((found) => {
      if (isWanted) setStart(found);
    });
    return () => {
      isWanted = false;
    };
  }, [client, wanted]);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => content.current?.closest('dialog')?.close(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <Modal label="Teklif isteyin" size="medium" onClose={onClose}>
      <div ref={content} className={styles.content}>
        {!sent && <h2 className={`${text.h2} ${styles.title}`}>Teklif isteyin</h2>}
        {sent && <RequestSent sent={sent} />}
        {!sent && start && <WrittenRequest start={start} onChange={noteTexts} onSent={setSent} />}
        {!sent && !start && (
          <div className={`${skeleton.bars} ${styles.waiting}`} aria-busy>
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
    </Modal>
  );
}
