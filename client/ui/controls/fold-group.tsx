import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { Icon } from './icon';
import styles from './fold-group.module.css';
import text from '../../design/text.module.css';

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
        <Icon of={ChevronDown} />
      </summary>
      <fieldset>
        <legend className={text.hidden}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
