import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import box from '../../ui/check-field.module.css';
import check from '../../ui/check-option.module.css';
import field from '../../ui/field.module.css';
import { useFormParts } from '../../ui/form-context';

interface TickBoxProps {
  id?: string;
  name: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  label: ReactNode;
}

/** A box whose tick is kept elsewhere: it can be taken back when what it stands for changes. */
export function TickBox({ name, id = `siparis-${name}`, isTicked, onTick, label }: TickBoxProps) {
  const fault = useFormParts().faults.fields?.[name];
  return (
    <div className={box.field}>
      <label className={`${check.option} ${box.line}`}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{label}</span>
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
