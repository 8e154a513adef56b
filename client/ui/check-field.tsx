import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormParts } from './form-context';
import check from './check-option.module.css';
import field from './field.module.css';
import styles from './check-field.module.css';

interface CheckFieldProps {
  name: string;
  /** May hold links: they are followed, not ticked. */
  children: ReactNode;
  defaultChecked?: boolean;
  /** Where the tick is kept elsewhere: it can be taken back when what it stands for changes. */
  isChecked?: boolean;
  /** Where something on the page leads to it; otherwise it draws an id of its own. */
  id?: string;
  onChange?: (isChecked: boolean) => void;
}

/** A box to tick, with what is wrong about it below; sent as `on`. */
export function CheckField({
  name,
  children,
  defaultChecked,
  isChecked,
  id: givenId,
  onChange,
}: CheckFieldProps) {
  const drawnId = useId();
  const id = givenId ?? drawnId;
  const fault = useFormParts().faults.fields?.[name];
  return (
    <div className={styles.field}>
      <label className={`${check.option} ${styles.line}`}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          defaultChecked={defaultChecked}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {fault !== undefined && (
        <p id={`${id}-fault`} className={field.fault}>
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
          {fault}
        </p>
      )}
    </div>
  );
}
