import { fieldId } from './checkout-fields';
import { FormSection } from './form-section';
import { type CheckoutForm } from './use-checkout-form';
import { Field } from '../../ui/field';

/** What the buyer wants to add. */
export function NotesSection({ form }: { form: CheckoutForm }) {
  return (
    <FormSection number={4} title="Sipariş notu">
      <Field
        id={fieldId('notes')}
        name="notes"
        label="Notunuz"
        isOptional
        hint="Teslimat saati, araç girişi, indirme gibi bilmemiz gerekenler"
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={form.values.texts.notes}
            onChange={(event) => form.write('notes', event.target.value)}
          />
        )}
      </Field>
    </FormSection>
  );
}
