import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const cartLineNotFound = declareRefusal(
  'CART_LINE_NOT_FOUND',
  404,
  () => 'Bu ürün artık sepetinizde değil.',
);

export const cartFull = declareRefusal<{ maximum: number }>(
  'CART_FULL',
  422,
  ({ maximum }) =>
    `Sepetinizde en çok ${maximum} satır olabilir. Lütfen önce siparişinizi tamamlayın ya da satır çıkarın.`,
);

export const cartTooLarge = declareRefusal(
  'CART_TOO_LARGE',
  422,
  () => 'Sepetinizin tutarı hesaplanabilecek sınırı aşıyor. Lütfen adetleri azaltın.',
);

export const priceOnRequest = declareRefusal<{ productId: string; productName: string }>(
  'PRICE_ON_REQUEST',
  422,
  ({ productName }) => `«${productName}» için fiyat yayınlanmıyor. Lütfen fiyat sorun ya da teklif isteyin.`,
);
