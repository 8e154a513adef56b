import { FormSection } from '../../../ui/form/form-section';
import { ReferenceFields } from '../../orders/detail/reference-fields';

/** What the buyer files the order under; the documents state it. */
export function ReferencesSection({ number }: { number: number }) {
  return (
    <FormSection
      number={number}
      title="Referanslarınız"
      reason="İsteğe bağlı; belgelerde ve e-postalarda yer alır."
    >
      <ReferenceFields under="references." />
    </FormSection>
  );
}
