import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormParts } from './form-context';
import styles from './field.module.css';

/** What a control needs to belong to its label, hint and fault. */
interface FieldControl {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  /** Under which the form sends it, and under which the server names what is wrong with it. */
  name: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  className?: string;
  /** Where something on the page leads to it; otherwise it draws an id of its own. */
  id?: string;
}

/** A control with its label above, its hint and what is wrong with it below. */
export function Field({
  name,
  label,
  hint,
  isOptional = false,
  className = '',
  id: givenId,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const drawnId = useId();
  const id = givenId ?? drawnId;
  const fault = useFormParts().faults.fields?.[name];
  const described = [hint != null && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean);
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (isteğe bağlı)</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional,
        className: styles.control,
        'aria-invalid': fault === undefined ? undefined : true,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {hint != null && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
          {fault}
        </p>
      )}
    </div>
  );
}
