import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** Fields that the input of the API names otherwise: its types know units, and a stock is sent with what was seen. */
const INPUT_NAMES: Readonly<Record<string, string>> = { basePriceKurus: 'basePrice', stockQuantity: 'stock' };

/** A field of a product as the input of the API names it. */
export const inputName = (field: string): string => INPUT_NAMES[field] ?? field;

/** `field` is named as the input names it. */
export const productInvalid = declareRefusal<{ field: string; reason: string }>(
  'PRODUCT_INVALID',
  422,
  ({ reason }) => reason,
);

export const categoryInvalid = declareRefusal<{ field: string; reason: string }>(
  'CATEGORY_INVALID',
  422,
  ({ reason }) => reason,
);
