import { formatCount } from './format';
import styles from './switch-option.module.css';

interface SwitchOptionProps {
  label: string;
  count: number;
  name: string;
  value: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice that is on or off, and how many things it would leave. */
export function SwitchOption({ label, count, name, value, checked, onChange }: SwitchOptionProps) {
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
      <span className={styles.count}> {formatCount(count)}</span>
    </label>
  );
}
