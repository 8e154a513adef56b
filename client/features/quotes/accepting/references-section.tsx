import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import { FormSection } from '../../../ui/form/form-section';

/** What the buyer files the order under; the documents state it. */
export function ReferencesSection({ number }: { number: number }) {
  return (
    <FormSection
      number={number}
      title="Referanslarınız"
      reason="İsteğe bağlı; belgelerde ve e-postalarda yer alır."
    >
      <Fields>
        <TextField
          name="references.purchaseOrder"
          label="Satın alma sipariş no"
          isOptional
          autoComplete="off"
        />
        <TextField name="references.project" label="Proje / şantiye" isOptional autoComplete="off" />
        <TextField name="references.requisition" label="Talep no" isOptional autoComplete="off" />
      </Fields>
    </FormSection>
  );
}
