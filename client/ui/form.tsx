import { type ReactNode, type SyntheticEvent } from 'react';
import { FormContext } from './form-context';
import { type FormState } from './use-form';
import styles from './form.module.css';

interface FormProps {
  form: FormState;
  /** What the form is for, where no heading says so right above it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of named fields that is sent with Enter or its button; the server judges what is in them. Without scripts
 * it says that it needs them: its fields must never end up in an address.
 */
export function Form({ form, label, className, children }: FormProps) {
  const { formRef, submit, touch, faults, isBusy } = form;
  const touchField = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if ('name' in target) touch(String(target.name));
  };
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isBusy}
      className={className}
      onSubmit={submit}
      onInput={touchField}
    >
      <FormContext value={{ faults, isBusy }}>{children}</FormContext>
      <p className={styles.needsScripts}>
        Bu formu gönderebilmek için tarayıcınızda JavaScript açık olmalıdır.
      </p>
    </form>
  );
}
