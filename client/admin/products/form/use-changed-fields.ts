import { type UseFormReturn, useWatch } from 'react-hook-form';
import { isFieldSame } from '../../record/record';
import { PRODUCT_FIELDS } from './product.fields';
import { type ProductValues } from './product.values';

const NAMES = Object.keys(PRODUCT_FIELDS) as (keyof ProductValues)[];

/** The fields that differ from what is saved, in the order of the form. */
export function useChangedFields(
  { control }: Pick<UseFormReturn<ProductValues>, 'control'>,
  begun: ProductValues,
): readonly (keyof ProductValues)[] {
  const values = { ...begun, ...useWatch({ control }) } as ProductValues;
  return NAMES.filter((name) => !isFieldSame(PRODUCT_FIELDS, name, values, begun));
}
