import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const materialListEmpty = declareRefusal(
  'MATERIAL_LIST_EMPTY',
  422,
  () => 'Listede okunabilen bir kalem yok. Her satıra bir ürün yazın: kod, model ya da ölçü ve adet.',
);

export const materialListTooLong = declareRefusal<{ maximum: number; found: number }>(
  'MATERIAL_LIST_TOO_LONG',
  422,
  ({ maximum, found }) =>
    `Listede ${found} kalem var; bir kerede en çok ${maximum} kalem eşleştirilir. Lütfen bölerek yükleyin.`,
);
