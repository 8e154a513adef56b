import { declareRefusal } from '../../../kernel/refusal/refusal.js';

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
