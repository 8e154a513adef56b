import { IconButton } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { toaster } from './toaster';
import { Icon } from '../controls/icon';
import { copiedText, COPY_FAILED, useCopy } from '../controls/use-copy';

interface CopyIconProps {
  /** What goes to the clipboard. */
  value: string;
  /** What it is: «Telefon». */
  what: string;
}

/** Copies a value of a screen of Chakra; small enough to stand in a line of text. */
export function CopyIcon({ value, what }: CopyIconProps) {
  const { outcome, copy } = useCopy(value);
  const copyAndSay = async () => {
    if (await copy()) toaster.success({ title: copiedText(what) });
    else toaster.error({ title: COPY_FAILED });
  };
  return (
    <IconButton
      variant="ghost"
      size="xs"
      color="fg.muted"
      aria-label={`${what}: kopyala`}
      onClick={() => void copyAndSay()}
      _print={{ display: 'none' }}
    >
      <Icon of={outcome === 'copied' ? Check : Copy} size={14} />
    </IconButton>
  );
}
