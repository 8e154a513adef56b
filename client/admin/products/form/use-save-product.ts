import { useRef } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { useMutation } from 'urql';
import { type Refusal, refusalOf } from '../../../graphql/refusal';
import { type FormErrors } from '../../../ui/form/form-errors';
import { useFormerSlug } from '../../record/former-slug';
import { notifyGivenSlug } from '../../record/notify-given-slug';
import { type SaveResult } from '../../record/use-record';
import { changedProductInput, newProductInput } from './product.input';
import { CreateProductMutation, UpdateProductMutation } from './product.query';
import { type ProductValues } from './product.values';
import { productValues } from './read-product';

type ProductMethods = Pick<UseFormReturn<ProductValues>, 'getValues' | 'setValue'>;

/** Where the form has the control of a field that the server names otherwise. */
const CONTROLS: Readonly<Record<string, string>> = {
  stock: 'stockQuantity.amount',
  basePrice: 'basePriceKurus',
  'attributes.variations': 'attributes',
};

const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  SKU_TAKEN: 'sku',
  CATEGORY_NOT_FOUND: 'categoryId',
  SLUG_FORMERLY_USED: 'slug',
  PICTURE_GONE: 'pictures',
  DOCUMENT_GONE: 'documents',
};

/** Saves a product, or adds it where it has no id yet. */
export function useSaveProduct(id: string | undefined) {
  const [, create] = useMutation(CreateProductMutation);
  const [, update] = useMutation(UpdateProductMutation);
  const { agreed, takeFormerSlug } = useFormerSlug();
  const savedId = useRef(id);

  const send = async (values: ProductValues, expectedVersion: number, begun: ProductValues) => {
    if (id === undefined) {
      const { data, error } = await create({ input: { ...newProductInput(values), ...agreed() } });
      return { product: data?.createProduct, error };
    }
    const product = { ...changedProductInput(values, begun), ...agreed() };
    const { data, error } = await update({ input: { id, expectedVersion, product } });
    return { product: data?.updateProduct, error };
  };
  const save = async (
    values: ProductValues,
    expectedVersion: number,
    begun: ProductValues,
    methods: ProductMethods,
  ): Promise<SaveResult<ProductValues>> => {
    const { product, error } = await send(values, expectedVersion, begun);
    if (error) return { errors: errorsOf(refusalOf(error), methods) };
    if (!product) return { errors: {} };
    savedId.current = product.id;
    notifyGivenSlug({ typed: values.slug, begun: begun.slug, saved: product.slug, noun: 'ürün' });
    return { saved: productValues(product) };
  };
  return {
    save,
    /** The product that was saved last. */
    savedId: () => savedId.current ?? '',
    takeFormerSlug,
  };
}

/** What the server refused, at the control it is about. */
function errorsOf(refusal: Refusal, methods: ProductMethods): FormErrors {
  const { code, message, details } = refusal;
  if (code === 'STOCK_CHANGED') return { code, fields: { [stockOf(details, methods)]: message } };
  const { field } = details;
  if (code === 'PRODUCT_INVALID' && typeof field === 'string') {
    return { code, fields: { [CONTROLS[field] ?? field]: message } };
  }
  const control = FIELD_OF_CODE[code];
  if (control !== undefined) return { code, fields: { [control]: message } };
  const fields = Object.entries(refusal.fields).map(([path, text]) => {
    const name = path.replace(/^product\./, '');
    return [CONTROLS[name] ?? name, text] as const;
  });
  return { ...refusal, fields: Object.fromEntries(fields) };
}

/** The control of a stock that orders changed meanwhile. From now on it is seen as it is now, so the next save decides. */
function stockOf(
  { current, variationId }: Refusal['details'],
  { getValues, setValue }: ProductMethods,
): string {
  const seen = typeof current === 'number' ? current : null;
  for (const [group, { variations }] of getValues('attributes').entries()) {
    const place = variations.findIndex(({ ownId }) => ownId !== '' && ownId === variationId);
    if (place < 0) continue;
    setValue(`attributes.${group}.variations.${place}.stock.seen`, seen);
    return `attributes.${String(group)}.variations.${String(place)}.stock.amount`;
  }
  setValue('stockQuantity.seen', seen);
  return 'stockQuantity.amount';
}
