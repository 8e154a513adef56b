import { SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { MAX_ATTRIBUTES, MAX_VARIATIONS } from '../product.schema';
import { blankAttribute, blankVariation } from '../product.values';
import { FormPartCard } from './form-part-card';
import { Suggestions } from './suggestions';
import { VariationRow } from './variation-row';

/** Groups of choices with their prices and stocks; a renamed one stays the same in carts and addresses. */
export function VariationsPart({ names }: { names: readonly string[] }) {
  const nameList = useId();
  return (
    <FormPartCard id="varyasyonlar" note="İlk seçenek varsayılandır; fiyat farkları nettir">
      <Suggestions id={nameList} texts={names} />
      <FieldRows
        name="attributes"
        label="Varyasyon grupları"
        rowLabel={(place) => `Varyasyon grubu ${String(place)}`}
        addLabel="Grup ekle"
        newRow={blankAttribute}
        most={MAX_ATTRIBUTES}
        isTall
      >
        {(path, group) => (
          <>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <TextField
                name={`${path}.name`}
                label="Grup adı"
                list={nameList}
                autoComplete="off"
                placeholder="Malzeme"
              />
              <SelectField name={`${path}.type`} label="Gösterimi">
                <option value="SELECT">Liste</option>
                <option value="COLOR">Renk</option>
                <option value="SIZE">Ölçü</option>
                <option value="TEXT">Metin</option>
              </SelectField>
            </SimpleGrid>
            <FieldRows
              name={`${path}.variations`}
              label={`Varyasyon grubu ${String(group + 1)} seçenekleri`}
              rowLabel={(place) => `Seçenek ${String(group + 1)}.${String(place)}`}
              addLabel="Seçenek ekle"
              newRow={blankVariation}
              least={1}
              most={MAX_VARIATIONS}
            >
              {(variation) => <VariationRow path={variation} />}
            </FieldRows>
          </>
        )}
      </FieldRows>
    </FormPartCard>
  );
}
