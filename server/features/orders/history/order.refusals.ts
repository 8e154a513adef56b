import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const orderNotCancellable = declareRefusal<{ status: string }>(
  'ORDER_NOT_CANCELLABLE',
  409,
  () => 'Siparişiniz işleme alındığı için buradan iptal edilemiyor. Lütfen bizimle iletişime geçin.',
);

const LINK_ENDED = {
  EXPIRED: 'Bu takip bağlantısının süresi doldu',
  RENEWED: 'Bu takip bağlantısının yerine yenisi gönderildi',
} as const;

export const orderLinkEnded = declareRefusal<{ reason: keyof typeof LINK_ENDED }>(
  'ORDER_LINK_ENDED',
  410,
  ({ reason }) =>
    `${LINK_ENDED[reason]}. Sipariş numaranız ve e-posta adresinizle yeni bir bağlantı isteyebilirsiniz.`,
);
