import { DayField } from '../../../ui/fields/day-field';
import { FieldRows } from '../../../ui/fields/field-rows';
import { Fields } from '../../../ui/fields/fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { MAX_SPECIAL_ROWS, NEW_SPECIAL_DAYS, SPECIAL_DAYS, SPECIAL_HOURS } from './special-days.field';

/** Closed days, half days, and holidays on which the shop works. */
export function SpecialDaysRows() {
  return (
    <FieldRows
      name="specialDays"
      label={SPECIAL_DAYS.label}
      rowLabel={(place) => `Gün ${String(place)}`}
      addLabel="Gün ekle"
      newRow={() => ({ ...NEW_SPECIAL_DAYS })}
      most={MAX_SPECIAL_ROWS}
      isTall
    >
      {(path) => (
        <Fields>
          <DayField name={`${path}.first`} label="İlk gün" />
          <DayField name={`${path}.last`} label="Son gün" isOptional hint="Tek günse boş bırakın." />
          <TextField
            name={`${path}.name`}
            label="Ad"
            autoComplete="off"
            hint="Ziyaretçiler görür: Yıl sonu sayımı."
          />
          <SelectField name={`${path}.hours`} label="Mağaza">
            {Object.entries(SPECIAL_HOURS).map(([hours, text]) => (
              <option key={hours} value={hours}>
                {text}
              </option>
            ))}
          </SelectField>
        </Fields>
      )}
    </FieldRows>
  );
}
