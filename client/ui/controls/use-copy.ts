import { useEffect, useState } from 'react';
import { writeToClipboard } from './clipboard';

const SHOWN_FOR_MS = 3000;

/** Copies a value to the clipboard; what came of it is there to be shown for a while. */
export function useCopy(value: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const isDone = await writeToClipboard(value);
    setOutcome(isDone ? 'copied' : 'failed');
    return isDone;
  };
  return { outcome, copy };
}

/** What is said of it, read out where nobody looks. */
export const copiedText = (what: string) => `${what} kopyalandı.`;
export const COPY_FAILED = 'Kopyalanamadı; elle seçip kopyalayabilirsiniz.';
