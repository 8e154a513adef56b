import { Button, VisuallyHidden } from '@chakra-ui/react';
import { Maximize2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/controls/icon';
import { Modal } from '../../../ui/overlay/modal';
import { Prose } from '../../content/prose/prose';
import text from '../../../design/text.module.css';
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
        <Button variant="outline" size="sm" onClick={() => setIsLarge(true)}>
          <Icon of={Maximize2} size={15} />
          Büyüt
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.text} role="group" aria-labelledby={headingId} tabIndex={0}>
        <Prose html={html} />
      </div>
      {isLarge && (
        <Modal label={title} size="medium" onClose={() => setIsLarge(false)}>
          <div className={styles.large}>
            <h3 className={text.h2}>{title}</h3>
            <Prose html={html} />
          </div>
        </Modal>
      )}
    </div>
  );
}
