import { Count, type CountPrecision } from './count';
import styles from './switch-option.module.css';

interface SwitchOptionProps {
  label: string;
  /** Undefined where nobody counts them. */
  count?: number;
  precision?: CountPrecision;
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice that is on or off, and how many things it would leave. */
export function SwitchOption({
  label,
  count,
  precision = 'exact',
  name,
  value,
  checked,
  onChange,
}: SwitchOptionProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        value={value}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {' '}
          <Count count={count} precision={precision} />
        </span>
      )}
    </label>
  );
}
