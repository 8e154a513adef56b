import { declareRefusal } from '../../kernel/refusal/refusal.js';

export const orderNotCancellable = declareRefusal<{ status: string }>(
  'ORDER_NOT_CANCELLABLE',
  409,
  () => 'Siparişiniz işleme alındığı için buradan iptal edilemiyor. Lütfen bizimle iletişime geçin.',
);

export const orderIsCancelled = declareRefusal(
  'ORDER_IS_CANCELLED',
  409,
  () => 'Sipariş iptal edilmiş. Önce yeniden etkinleştirin.',
);
