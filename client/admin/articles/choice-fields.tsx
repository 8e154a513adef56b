import { SelectField } from '../../ui/fields/select-field';
import { type LineArticle } from './sold-products';

interface ChoiceFieldsProps {
  /** Of the line's chosen ids, which has one for each group: `lines.0.variationIds`. */
  path: string;
  groups: LineArticle['groups'];
}

/** The choice of each group of a product. */
export function ChoiceFields({ path, groups }: ChoiceFieldsProps) {
  return groups.map(({ id, name, variations }, place) => (
    <SelectField key={id} name={`${path}.${String(place)}`} label={name}>
      {variations.map((variation) => (
        <option key={variation.id} value={variation.id}>
          {variation.name}
        </option>
      ))}
    </SelectField>
  ));
}
