import { Check, Copy } from 'lucide-react';
import { Button } from './button';
import { Icon } from './icon';
import styles from './copy-button.module.css';
import { copiedText, COPY_FAILED, useCopy } from './use-copy';
import text from '../../design/text.module.css';

interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** What it is, for those who do not see where the button stands: «IBAN». */
  what: string;
  /** Where nothing beside the button says what it copies. */
  label?: string;
}

/** Copies a value and says so for a while. */
export function CopyButton({ value, what, label }: CopyButtonProps) {
  const { outcome, copy } = useCopy(value);
  return (
    <>
      <Button
        size="small"
        className={label ? `${styles.copy} ${styles.long}` : styles.copy}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Icon of={Check} /> : <Icon of={Copy} />}
        {outcome === 'copied' ? 'Kopyalandı' : (label ?? 'Kopyala')}
        {!label && <span className={text.hidden}> {what}</span>}
      </Button>
      <span role="status" className={outcome === 'failed' ? styles.failed : text.hidden}>
        {outcome === 'copied' && copiedText(what)}
        {outcome === 'failed' && COPY_FAILED}
      </span>
    </>
  );
}
