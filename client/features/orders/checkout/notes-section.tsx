import { TextAreaField } from '../../../ui/fields/text-area-field';
import { FormSection } from '../../../ui/form/form-section';

/** What the buyer wants to add. */
export function NotesSection() {
  return (
    <FormSection number={4} title="Sipariş notu">
      <TextAreaField
        name="notes"
        label="Notunuz"
        isOptional
        limit={2000}
        hint="Teslimat saati, araç girişi, indirme gibi bilmemiz gerekenler"
      />
    </FormSection>
  );
}
