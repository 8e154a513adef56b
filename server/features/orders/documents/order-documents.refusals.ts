import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const documentsNotAccepted = declareRefusal<{ slugs: string[]; titles: string[] }>(
  'DOCUMENTS_NOT_ACCEPTED',
  422,
  ({ titles }) => `Siparişi tamamlamak için şu metinleri onaylamanız gerekir: ${titles.join(', ')}`,
);

export const documentsChanged = declareRefusal<{ slugs: string[]; titles: string[] }>(
  'DOCUMENTS_CHANGED',
  409,
  ({ titles }) => `Onayladığınız metinler değişti. Lütfen yeniden okuyup onaylayın: ${titles.join(', ')}`,
);
