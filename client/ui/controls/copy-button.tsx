import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { writeToClipboard } from './clipboard';
import { Icon } from './icon';
import styles from './copy-button.module.css';
import text from '../../design/text.module.css';

const SHOWN_FOR_MS = 3000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  value: string;
  /** What it is, for those who do not see where the button stands: «IBAN». */
  what: string;
}

/** Copies a value and says so for a while. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => void writeToClipboard(value).then((done) => setOutcome(done ? 'copied' : 'failed'));
  return (
    <>
      <Button size="small" className={styles.copy} onClick={copy}>
        {outcome === 'copied' ? <Icon of={Check} /> : <Icon of={Copy} />}
        {outcome === 'copied' ? 'Kopyalandı' : 'Kopyala'}
        <span className={text.hidden}> {what}</span>
      </Button>
      <span role="status" className={outcome === 'failed' ? styles.failed : text.hidden}>
        {outcome === 'copied' && `${what} kopyalandı.`}
        {outcome === 'failed' && 'Kopyalanamadı; elle seçip kopyalayabilirsiniz.'}
      </span>
    </>
  );
}
