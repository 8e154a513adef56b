import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './fold-group.module.css';
import text from './text.module.css';

interface FoldGroupProps {
  title: string;
  children: ReactNode;
}

/** A group of fields that folds away, also without scripts. */
export function FoldGroup({ title, children }: FoldGroupProps) {
  return (
    <details open className={styles.group}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
      </summary>
      <fieldset>
        <legend className={text.hidden}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
