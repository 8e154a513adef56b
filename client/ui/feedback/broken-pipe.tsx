import styles from './broken-pipe.module.css';

/** A pipe whose middle piece is missing, as a technical drawing has it. */
export function BrokenPipe() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 92" aria-hidden>
      <path className={styles.axis} d="M4 46h312" />
      <path className={styles.pipe} d="M8 28h86M8 64h86M226 28h86M226 64h86" />
      <path className={styles.pipe} d="M94 12h12v68H94zM214 12h12v68h-12z" />
      <path className={styles.thin} d="M97 20h6M97 72h6M217 20h6M217 72h6M30 28v36M290 28v36" />
      <path className={styles.missing} d="M120 14h11v64h-11zM189 14h11v64h-11zM131 28h58M131 64h58" />
      <path className={styles.thin} d="M120 87h80M120 83v8M200 83v8" />
    </svg>
  );
}
