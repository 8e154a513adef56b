import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button';
import { ButtonLink } from '../controls/button-link';
import { BrokenPipe } from './broken-pipe';
import styles from './error-state.module.css';
import text from '../../design/text.module.css';
import { useOnceOnline } from './use-online';
import { useReplacedFocus } from './use-replaced-focus';

interface ErrorStateProps {
  title: string;
  /** `h1` where the screen has no other heading. */
  heading?: 'h1' | 'h2';
  /** Instead of a part of a screen, or of all of it. */
  size?: 'part' | 'page';
  /** Small above the title: the status, where visitors know it. */
  mark?: string;
  /** What happened, what is kept, and what to do. */
  children?: ReactNode;
  /** `reload` is a link to the same address, which works where React does not. */
  onRetry?: 'reload' | (() => void);
  /** Other ways on, beside the retry. */
  ways?: ReactNode;
}

/**
 * Replaces what cannot be shown: a broken pipe, what happened, and the ways on. It is read out, takes a focus that got lost, and
 * tries again by itself once the connection is back.
 */
export function ErrorState({ title, size = 'part', heading = 'h2', mark, ...state }: ErrorStateProps) {
  const { children = <p>Bağlantınızı kontrol edip yeniden deneyin.</p>, onRetry, ways } = state;
  const place = useRef<HTMLDivElement>(null);
  useReplacedFocus(place);
  useOnceOnline(() => {
    if (typeof onRetry === 'function') onRetry();
  });
  const Heading = size === 'page' ? 'h1' : heading;
  const titleStyle = size === 'page' ? text.h1 : heading === 'h1' ? text.h2 : text.h3;
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={size === 'part' ? 'alert' : undefined}
      className={`${styles.state} ${styles[size]}`}
    >
      <BrokenPipe />
      {mark && <p className={styles.mark}>{mark}</p>}
      <Heading className={titleStyle}>{title}</Heading>
      {children}
      {(onRetry || ways) && (
        <div className={styles.ways}>
          {onRetry === 'reload' && (
            <ButtonLink tone="petrol" href="">
              Yeniden dene
            </ButtonLink>
          )}
          {typeof onRetry === 'function' && (
            <Button tone="petrol" onClick={onRetry}>
              Yeniden dene
            </Button>
          )}
          {ways}
        </div>
      )}
    </div>
  );
}
