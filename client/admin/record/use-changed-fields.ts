import { type FieldValues, useWatch } from 'react-hook-form';
import { type FormState } from '../../ui/form/use-form';
import { isFieldSame, type PanelRecord } from './record';

/** The fields of a record that differ from what is saved, in the order in which it is declared. */
export function useChangedFields<Values extends FieldValues>(
  fields: PanelRecord<Values>['fields'],
  { control }: Pick<FormState<Values>['methods'], 'control'>,
  begun: Values,
): readonly (keyof Values & string)[] {
  const values = Object.assign({}, begun, useWatch({ control }));
  return (Object.keys(fields) as (keyof Values & string)[]).filter(
    (name) => !isFieldSame(fields, name, values, begun),
  );
}
