import { Grid } from '@chakra-ui/react';
import { useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { TextField } from '../../../../ui/fields/text-field';
import { blankSpec, blankSpecGroup, type ProductValues } from '../product.values';
import { type FormSuggestions } from '../use-form-suggestions';
import { FormPartCard } from './form-part-card';
import { Suggestions } from './suggestions';

const NAME = /^technicalSpecs\.(\d+)\.lines\.(\d+)\.name$/;

const different = (texts: readonly (string | null)[]) => [...new Set(texts.flatMap((text) => text ?? []))];

/** The data sheet by its groups; names, units and groups in use are suggested. */
export function SpecsPart({ suggestions }: { suggestions: FormSuggestions['specs'] }) {
  const lists = { names: useId(), units: useId(), groups: useId() };
  useUsualUnits(suggestions);
  return (
    <FormPartCard id="teknik-ozellikler" note="Ürün sayfasındaki sırasıyla">
      <Suggestions id={lists.names} texts={different(suggestions.map(({ name }) => name))} />
      <Suggestions id={lists.units} texts={different(suggestions.map(({ unit }) => unit))} />
      <Suggestions id={lists.groups} texts={different(suggestions.map(({ group }) => group))} />
      <FieldRows
        name="technicalSpecs"
        label="Teknik özellik grupları"
        rowLabel={(place) => `Grup ${String(place)}`}
        addLabel="Grup ekle"
        newRow={blankSpecGroup}
        least={1}
        isTall
      >
        {(path, group) => (
          <>
            <TextField
              name={`${path}.group`}
              label="Grup başlığı"
              isOptional
              list={lists.groups}
              autoComplete="off"
              placeholder="Isıl değerler"
            />
            <FieldRows
              name={`${path}.lines`}
              label={`Grup ${String(group + 1)} satırları`}
              rowLabel={(place) => `Özellik ${String(group + 1)}.${String(place)}`}
              addLabel="Satır ekle"
              newRow={blankSpec}
              least={1}
            >
              {(line) => (
                <Grid templateColumns={{ base: '1.6fr 1fr', sm: '2fr 2fr 1fr' }} gap="2">
                  <TextField
                    name={`${line}.name`}
                    label="Özellik"
                    hasHiddenLabel
                    gridColumn={{ base: '1 / -1', sm: 'auto' }}
                    placeholder="Özellik"
                    list={lists.names}
                    autoComplete="off"
                  />
                  <TextField
                    name={`${line}.value`}
                    label="Değer"
                    hasHiddenLabel
                    placeholder="Değer"
                    autoComplete="off"
                  />
                  <TextField
                    name={`${line}.unit`}
                    label="Birim"
                    hasHiddenLabel
                    placeholder="Birim"
                    list={lists.units}
                    autoComplete="off"
                  />
                </Grid>
              )}
            </FieldRows>
          </>
        )}
      </FieldRows>
    </FormPartCard>
  );
}

/** A spec that is in use brings its unit along, where none was typed. */
function useUsualUnits(suggestions: FormSuggestions['specs']): void {
  const { getValues, setValue, subscribe } = useFormContext<ProductValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed = '', values }) => {
          const [, group, line] = NAME.exec(changed) ?? [];
          if (group === undefined || line === undefined) return;
          const spec = values.technicalSpecs[Number(group)]?.lines[Number(line)];
          const unit = suggestions.find(({ name }) => name === spec?.name)?.unit;
          if (!unit || spec?.unit !== '') return;
          setValue(`technicalSpecs.${Number(group)}.lines.${Number(line)}.unit`, unit, { shouldDirty: true });
        },
      }),
    [suggestions, getValues, setValue, subscribe],
  );
}
