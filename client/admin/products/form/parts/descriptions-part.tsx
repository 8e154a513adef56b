import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { FormPartCard } from './form-part-card';

/** What is told of a product in a sentence and at length. */
export function DescriptionsPart() {
  return (
    <FormPartCard id="aciklamalar">
      <TextAreaField
        name="shortDescription"
        label="Kısa açıklama"
        rows={2}
        limit={200}
        hint="Kartlarda ve listelerde görünen tek cümle."
      />
      <TextAreaField
        name="description"
        label="Ayrıntılı açıklama"
        rows={8}
        hint="Boş bir satır yeni bir paragraf başlatır."
      />
    </FormPartCard>
  );
}
