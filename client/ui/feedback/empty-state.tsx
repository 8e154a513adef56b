import { type ReactNode } from 'react';
import styles from './empty-state.module.css';
import text from '../../design/text.module.css';

interface EmptyStateProps {
  /** An icon, or a drawing in line. */
  icon: ReactNode;
  title: string;
  /** `h1` where the screen has no other heading; without one the title is a plain sentence. */
  heading?: 'h1';
  /** Stands in a card, which frames it; on a phone the cards of lists reach the edges, without a frame. */
  isInCard?: boolean;
  /** The ways on. */
  children: ReactNode;
}

/** Stands in the place of what is not there to be shown: why, and where to go on. */
export function EmptyState({ icon, title, heading, isInCard = false, children }: EmptyStateProps) {
  return (
    <div className={isInCard ? `${styles.state} ${styles.inCard}` : styles.state}>
      {icon}
      {heading === 'h1' ? (
        // It takes the focus when the control that emptied the screen is gone.
        <h1 className={text.h1} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={text.h3}>{title}</p>
      )}
      {children}
    </div>
  );
}
