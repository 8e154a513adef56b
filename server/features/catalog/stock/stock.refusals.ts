import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** `available` is what is left for the line, after earlier lines of the same product. */
export const outOfStock = declareRefusal<{
  productId: string;
  productName: string;
  unit: string;
  available: number;
}>('OUT_OF_STOCK', 409, ({ productName, unit, available }) =>
  available === 0
    ? `«${productName}» stokta kalmadı. Lütfen sepetinizi güncelleyin.`
    : `«${productName}» için stokta ${available} ${unit} var. Lütfen sepetinizi güncelleyin.`,
);
