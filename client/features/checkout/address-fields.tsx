import { Field } from '../../ui/field';
import { PROVINCES } from '../../ui/provinces';
import { type AddressKind, fieldId, fieldLabel } from './checkout-fields';
import { CheckoutTextField } from './checkout-text-field';
import styles from './fields.module.css';
import { type CheckoutForm } from './use-checkout-form';

interface AddressFieldsProps {
  form: CheckoutForm;
  kind: AddressKind;
}

const AUTOFILL = { shippingAddress: 'shipping', billingAddress: 'billing' } as const;

/** One address in its parts. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const section = AUTOFILL[kind];
  const province = form.values.texts[`${kind}.province`];
  return (
    <div className={styles.fields}>
      <Field
        id={fieldId(`${kind}.province`)}
        name={`${kind}.province`}
        label={fieldLabel(`${kind}.province`)}
      >
        {({ className, ...control }) => (
          <select
            {...control}
            className={`${className} ${styles.select}`}
            autoComplete={`${section} address-level1`}
            value={PROVINCES.includes(province) ? province : ''}
            // With the input event already: the form is drawn anew on it, and would take the choice back before `change`.
            onInput={(event) => form.write(`${kind}.province`, event.currentTarget.value)}
          >
            <option value="">Seçin</option>
            {PROVINCES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <CheckoutTextField
        form={form}
        field={`${kind}.district`}
        autoComplete={`${section} address-level2`}
        maxLength={100}
      />
      <Field
        id={fieldId(`${kind}.streetAddress`)}
        name={`${kind}.streetAddress`}
        label={fieldLabel(`${kind}.streetAddress`)}
        className={styles.full}
        hint="Mahalle, cadde veya sokak, bina ve kapı numarası"
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={300}
            autoComplete={`${section} street-address`}
            value={form.values.texts[`${kind}.streetAddress`]}
            onChange={(event) => form.write(`${kind}.streetAddress`, event.target.value)}
          />
        )}
      </Field>
      <CheckoutTextField
        form={form}
        field={`${kind}.postalCode`}
        inputMode="numeric"
        autoComplete={`${section} postal-code`}
        maxLength={5}
        isOptional
      />
    </div>
  );
}
