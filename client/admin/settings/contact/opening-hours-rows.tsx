import { SimpleGrid } from '@chakra-ui/react';
import { CheckGroup } from '../../../ui/choices/check-group';
import { FieldRows } from '../../../ui/fields/field-rows';
import { TextField } from '../../../ui/fields/text-field';
import { formatTimeOfDay, MAX_GROUPS, NEW_HOURS, OPENING_HOURS, WEEKDAYS } from './opening-hours.field';

/** The opening hours by groups of days that have the same. */
export function OpeningHoursRows() {
  return (
    <FieldRows
      name="workingHours"
      label={OPENING_HOURS.label}
      rowLabel={(place) => `Gün grubu ${String(place)}`}
      addLabel="Gün grubu ekle"
      newRow={() => ({ ...NEW_HOURS })}
      most={MAX_GROUPS}
      isTall
    >
      {(path) => (
        <>
          <CheckGroup name={`${path}.days`} legend="Günler" choices={WEEKDAYS} minChildWidth="7rem" />
          <SimpleGrid columns={2} gap="4">
            <TimeField name={`${path}.opens`} label="Açılış" />
            <TimeField name={`${path}.closes`} label="Kapanış" />
          </SimpleGrid>
        </>
      )}
    </FieldRows>
  );
}

const TimeField = ({ name, label }: { name: string; label: string }) => (
  <TextField
    name={name}
    label={label}
    inputMode="numeric"
    autoComplete="off"
    placeholder="Kapalı"
    format={formatTimeOfDay}
  />
);
