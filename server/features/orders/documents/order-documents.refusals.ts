import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const documentsNotAccepted = declareRefusal<{ slugs: string[]; titles: string[] }>(
  'DOCUMENTS_NOT_ACCEPTED',
  422,
  ({ titles }) => `Siparişi tamamlamak için şu metinleri onaylamanız gerekir: ${titles.join(', ')}`,
);

export const documentsChanged = declareRefusal<{
  slugs: string[];
  titles: string[];
  /** Lines that the stock does not cover now. */
  procured: { productId: string; productName: string; delivery: string }[];
}>('DOCUMENTS_CHANGED', 409, ({ titles, procured }) =>
  [
    `Onayladığınız metinler değişti. Lütfen yeniden okuyup onaylayın: ${titles.join(', ')}`,
    ...procured.map(({ productName, delivery }) => `«${productName}» için güncel teslim süresi: ${delivery}`),
  ].join('. '),
);
