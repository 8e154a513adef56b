import { Maximize2 } from 'lucide-react';
import { useId, useState } from 'react';
import button from '../../ui/button.module.css';
import { Modal } from '../../ui/modal';
import { Prose } from '../../ui/prose';
import text from '../../ui/text.module.css';
import styles from './order-document-text.module.css';
import { type OrderDocument } from './use-order-documents';

/** A document to read in place, or larger in a dialog. */
export function OrderDocumentText({ document: { title, html } }: { document: OrderDocument }) {
  const headingId = useId();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <button
          type="button"
          className={`${button.button} ${button.line} ${button.small}`}
          onClick={() => setIsLarge(true)}
        >
          <Maximize2 aria-hidden size={15} strokeWidth={1.75} />
          Büyüt
          <span className={text.hidden}>: {title}</span>
        </button>
      </div>
      <div className={styles.text} role="group" aria-labelledby={headingId} tabIndex={0}>
        <Prose html={beneath(2, html)} />
      </div>
      {isLarge && (
        <Modal label={title} size="medium" onClose={() => setIsLarge(false)}>
          <div className={styles.large}>
            <h2 className={text.h2}>{title}</h2>
            <Prose html={beneath(1, html)} />
          </div>
        </Modal>
      )}
    </div>
  );
}

/** Its headings stand so many levels deeper, and its links leave the form where it is. */
function beneath(levels: 1 | 2, html: string): string {
  return html
    .replaceAll(/<(\/?)h([23])(?=[\s>])/g, (_tag, slash: string, level: string) => {
      return `<${slash}h${Number(level) + levels}`;
    })
    .replaceAll('<a ', '<a target="_blank" rel="noopener" ');
}
