import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const productInvalid = declareRefusal<{ field: string; reason: string }>(
  'PRODUCT_INVALID',
  422,
  ({ reason }) => reason,
);

export const productChanged = declareRefusal<{ productId: string; version: number }>(
  'PRODUCT_CHANGED',
  409,
  () => 'Bu ürünü siz düzenlerken başka biri değiştirdi. Lütfen sayfayı yenileyin.',
);

export const skuTaken = declareRefusal<{ sku: string }>(
  'SKU_TAKEN',
  409,
  ({ sku }) => `${sku} stok kodu başka bir üründe kullanılıyor.`,
);

export const categoryInvalid = declareRefusal<{ field: string; reason: string }>(
  'CATEGORY_INVALID',
  422,
  ({ reason }) => reason,
);

export const categoryNotFound = declareRefusal<{ categoryId: string }>(
  'CATEGORY_NOT_FOUND',
  404,
  () => 'Kategori bulunamadı',
);

export const categoryChanged = declareRefusal<{ categoryId: string; version: number }>(
  'CATEGORY_CHANGED',
  409,
  () => 'Bu kategoriyi siz düzenlerken başka biri değiştirdi. Lütfen sayfayı yenileyin.',
);

export const categoryTooDeep = declareRefusal<{ parentId: string }>(
  'CATEGORY_TOO_DEEP',
  422,
  () => 'Kategoriler en fazla iki düzey olabilir.',
);
