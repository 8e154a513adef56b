import { useEffect } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { slugify } from '../../../shop/fold';
import { type ProductValues } from './product.values';

/** Address and title for search engines follow the name of a new product, each until somebody types another one. */
export function useNameFollowers(
  {
    getValues,
    setValue,
    subscribe,
  }: Pick<UseFormReturn<ProductValues>, 'getValues' | 'setValue' | 'subscribe'>,
  isOn: boolean,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let before = getValues('name');
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed, values: { name, slug, seoTitle } }) => {
        if (changed !== 'name') return;
        if (slug === slugify(before)) setValue('slug', slugify(name), { shouldDirty: true });
        if (seoTitle === before) setValue('seoTitle', name, { shouldDirty: true });
        before = name;
      },
    });
  }, [isOn, getValues, setValue, subscribe]);
}
