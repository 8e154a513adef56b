import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const skuTaken = declareRefusal<{ sku: string }>(
  'SKU_TAKEN',
  409,
  ({ sku }) => `${sku} stok kodu başka bir üründe kullanılıyor.`,
);

export const categoryNotFound = declareRefusal<{ categoryId: string }>(
  'CATEGORY_NOT_FOUND',
  404,
  () => 'Kategori bulunamadı',
);

export const categoryTooDeep = declareRefusal<{ parentId: string }>(
  'CATEGORY_TOO_DEEP',
  422,
  () => 'Kategoriler en fazla iki düzey olabilir.',
);

export const slugFormerlyUsed = declareRefusal<{ slug: string; owner: string }>(
  'SLUG_FORMERLY_USED',
  409,
  ({ slug, owner }) =>
    `«${slug}» daha önce «${owner}» için kullanıldı; alırsanız eski bağlantılar artık oraya götürmez.`,
);
