import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const orderNotCancellable = declareRefusal<{ status: string }>(
  'ORDER_NOT_CANCELLABLE',
  409,
  () => 'Siparişiniz işleme alındığı için buradan iptal edilemiyor. Lütfen bizimle iletişime geçin.',
);
