import { type ChangeEventHandler } from 'react';
import { Count, type CountPrecision } from './count';
import styles from './check-option.module.css';

interface CheckOptionProps {
  label: string;
  count: number;
  precision: CountPrecision;
  /** The parameter it stands for; none when another choice already implies it. */
  name?: string;
  value: string;
  mark: 'on' | 'partly' | 'off';
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** One choice of several: box, words, and how many products it would leave. */
export function CheckOption({ label, count, precision, name, value, mark, onChange }: CheckOptionProps) {
  return (
    <label className={count === 0 && mark === 'off' ? `${styles.option} ${styles.empty}` : styles.option}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={mark === 'on'}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = mark === 'partly';
        }}
      />
      <span>{label}</span>
      <span className={styles.count}>
        {' '}
        <Count count={count} precision={precision} />
      </span>
    </label>
  );
}
