import { paths } from '../../app/paths';
import button from '../../ui/button.module.css';
import { type ErrorWords } from './error-words';
import { Notice } from './notice';
import styles from './fault-notice.module.css';

/** Plain links: they work where React does not. The empty one loads the same address again. */
export function FaultNotice({ title, text, reference }: ErrorWords) {
  return (
    <Notice title={title}>
      <p>{text}</p>
      {reference && (
        <p className={styles.reference}>
          Hata referansı: <code>{reference}</code>
        </p>
      )}
      <p className={styles.ways}>
        <a href="" className={`${button.button} ${button.petrol}`}>
          Yeniden dene
        </a>
        <a href={paths.home()} className={`${button.button} ${button.line}`}>
          Ana sayfaya dönün
        </a>
      </p>
    </Notice>
  );
}
