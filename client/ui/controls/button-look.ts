import styles from './button.module.css';

export interface ButtonLook {
  /** `copper` is the one main action of a screen; `soft` repeats on each of many things; `inverse` is for dark grounds. */
  tone?: 'copper' | 'petrol' | 'danger' | 'line' | 'soft' | 'inverse';
  size?: 'small' | 'large' | undefined;
  isFull?: boolean;
  /** An icon alone, with a label of its own. */
  isIcon?: boolean;
  className?: string | undefined;
}

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses({ tone = 'line', size, isFull, isIcon, className }: ButtonLook): string {
  const classes = [
    styles.button,
    styles[tone],
    size && styles[size],
    isFull && styles.full,
    isIcon && styles.icon,
  ];
  return [...classes, className].filter(Boolean).join(' ');
}
