import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useQuery } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { useLastData } from '../../../graphql/use-last-data';
import { FormSuggestionsQuery } from './product.query';
import { type ProductValues } from './product.values';

export type FormSuggestions = ResultOf<typeof FormSuggestionsQuery>['productFormSuggestions'];

const NONE: FormSuggestions = {
  specs: [],
  brands: [],
  units: [],
  attributes: [],
  certifications: [],
  tags: [],
};

/** What products of the chosen category have; nothing while it is not known, as the form does without it. */
export function useFormSuggestions({
  control,
}: Pick<UseFormReturn<ProductValues>, 'control'>): FormSuggestions {
  const categoryId = useWatch({ control, name: 'categoryId' });
  const [{ data }] = useQuery({ query: FormSuggestionsQuery, variables: { categoryId: categoryId || null } });
  return useLastData(data)?.productFormSuggestions ?? NONE;
}
