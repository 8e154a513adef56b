import { IconButton } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { toaster } from './toaster';
import { Icon } from '../controls/icon';
import { writeToClipboard } from '../controls/clipboard';

interface CopyIconProps {
  /** What goes to the clipboard. */
  value: string;
  /** What it is: «Telefon». */
  what: string;
}

/** Copies a value of a screen of Chakra; small enough to stand in a line of text. */
export function CopyIcon({ value, what }: CopyIconProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const isDone = await writeToClipboard(value);
    setIsCopied(isDone);
    if (isDone) toaster.success({ title: `${what} kopyalandı.` });
    else toaster.error({ title: 'Kopyalanamadı; elle seçip kopyalayabilirsiniz.' });
  };
  return (
    <IconButton
      variant="ghost"
      size="xs"
      color="fg.muted"
      aria-label={`${what}: kopyala`}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
      _print={{ display: 'none' }}
    >
      <Icon of={isCopied ? Check : Copy} size={14} />
    </IconButton>
  );
}
