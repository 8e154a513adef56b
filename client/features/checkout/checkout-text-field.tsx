import { TriangleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode } from 'react';
import { Field } from '../../ui/field';
import { fieldId, fieldLabel, type TextField } from './checkout-fields';
import styles from './fields.module.css';
import { type CheckoutForm } from './use-checkout-form';

interface CheckoutTextFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'onBlur'
> {
  form: CheckoutForm;
  field: TextField;
  isOptional?: boolean;
  isWide?: boolean;
  hint?: ReactNode;
  /** What may be wrong with it; it keeps nobody from ordering. */
  warning?: string;
}

/** One line of the form; it shows what was typed, else what the profile knows. */
export function CheckoutTextField(props: CheckoutTextFieldProps) {
  const { form, field, isOptional, isWide = false, hint, warning, type = 'text', ...input } = props;
  const advice = warning && (
    <span className={styles.warning}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
      {warning}
    </span>
  );
  return (
    <Field
      id={fieldId(field)}
      name={field}
      label={fieldLabel(field)}
      hint={advice ?? hint}
      isOptional={isOptional}
      className={isWide ? styles.full : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          type={type}
          value={form.values.texts[field]}
          onChange={(event) => form.write(field, event.target.value)}
        />
      )}
    </Field>
  );
}
