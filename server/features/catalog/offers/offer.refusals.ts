import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const productNotFound = declareRefusal<{ productId: string }>(
  'PRODUCT_NOT_FOUND',
  404,
  () => 'Ürün bulunamadı',
);

export const variationNotFound = declareRefusal<{ attributeId: string; variationId?: string }>(
  'VARIATION_NOT_FOUND',
  422,
  () => 'Seçtiğiniz seçenek bu üründe bulunmuyor. Lütfen seçiminizi yenileyin.',
);
