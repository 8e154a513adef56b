import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { useFormParts } from './form-context';
import styles from './form-fault.module.css';

/** What is said of the form as a whole, read out as it comes; ways on may stand below it. */
export function FormFault({ children }: { children?: ReactNode }) {
  const { message } = useFormParts().faults;
  return (
    <div aria-live="assertive" className={styles.place}>
      {message !== undefined && (
        <div className={styles.fault}>
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
          <div>
            <p>{message}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
