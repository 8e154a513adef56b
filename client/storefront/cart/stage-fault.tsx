import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './stage-fault.module.css';

interface StageFaultProps {
  title: string;
  /** What was kept, and what to do. */
  hint: string;
  askAgain: () => void;
}

/** A stage of the order could not be shown. */
export function StageFault({ title, hint, askAgain }: StageFaultProps) {
  return (
    <section className={`${layout.panel} ${styles.fault}`} role="alert">
      <h2 className={text.h2}>{title}</h2>
      <p>{hint}</p>
      <button type="button" className={`${button.button} ${button.petrol}`} onClick={askAgain}>
        Yeniden dene
      </button>
    </section>
  );
}
