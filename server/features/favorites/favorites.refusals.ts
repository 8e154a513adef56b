import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const favoritesFull = declareRefusal<{ maximum: number }>(
  'FAVORITES_FULL',
  422,
  ({ maximum }) =>
    `Bir listede en çok ${maximum} ürün olabilir. Lütfen önce ürün çıkarın ya da yeni liste açın.`,
);

export const favoriteListsFull = declareRefusal<{ maximum: number }>(
  'FAVORITE_LISTS_FULL',
  422,
  ({ maximum }) => `En çok ${maximum} listeniz olabilir. Lütfen önce kullanmadığınız bir listeyi silin.`,
);
