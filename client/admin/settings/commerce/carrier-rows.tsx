import { FieldRows } from '../../../ui/fields/field-rows';
import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import { CARRIERS, MAX_CARRIERS, NEW_CARRIER } from './carriers.field';

/** The carriers, in the order in which staff choose from them. */
export function CarrierRows() {
  return (
    <FieldRows
      name="carriers"
      label={CARRIERS.label}
      rowLabel={(place) => `Kargo firması ${String(place)}`}
      addLabel="Kargo firması ekle"
      newRow={() => ({ ...NEW_CARRIER })}
      most={MAX_CARRIERS}
      isTall
    >
      {(path) => (
        <Fields>
          <TextField name={`${path}.name`} label="Firma" autoComplete="off" />
          <TextField
            name={`${path}.taxNumber`}
            label="Vergi numarası"
            isOptional
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            name={`${path}.trackingAddress`}
            label="Takip adresi"
            isOptional
            autoComplete="off"
            spellCheck={false}
            hint="Takip numarası sonuna eklenir: https://…?code="
            gridColumn="1 / -1"
          />
        </Fields>
      )}
    </FieldRows>
  );
}
