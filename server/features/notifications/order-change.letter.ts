import type { Letter } from '../../kernel/mail/letter.js';
import type { OrderHistory, OrderSnapshot } from '../order-book/index.js';
import type { KnownOrder, LetterTerms } from './order.letters.js';

const CHANGED: Readonly<Record<OrderSnapshot['status'], string>> = {
  pending: 'Siparişiniz beklemeye alındı',
  confirmed: 'Siparişiniz onaylandı',
  processing: 'Siparişiniz hazırlanıyor',
  shipped: 'Siparişiniz kargoya verildi',
  delivered: 'Siparişiniz teslim edildi',
  cancelled: 'Siparişiniz iptal edildi',
};

/** What happened to an order that its buyer is told of. */
export type OrderNews = Awaited<ReturnType<OrderHistory['news']>>[number];

export function changeLetter(change: OrderNews, order: KnownOrder, { settings, url }: LetterTerms): Letter {
  const news = newsOf(change);
  const { reason } = change.data;
  const isOfShop = change.actor.kind === 'staff' || change.actor.kind === 'program';
  return {
    shopName: settings.siteName,
    subject: `${news}: #${order.number}`,
    addressee: order.buyer.name,
    paragraphs: [
      `${news}. Sipariş numaranız: #${order.number}`,
      ...(reason && isOfShop ? [`Açıklama: ${reason}`] : []),
      ...(change.type === 'OrderCancelled' && order.paymentStatus === 'paid'
        ? ['Ödemenizin iadesi için sizinle iletişime geçeceğiz.']
        : []),
    ],
    action: { label: 'Siparişi takip edin', url },
    notes: ['Bu bağlantı yalnızca size özeldir; bağlantıyı bilen herkes siparişinizi görebilir.'],
  };
}

function newsOf(change: OrderNews): string {
  switch (change.type) {
    case 'OrderStatusChanged':
      return CHANGED[change.data.to];
    case 'OrderCancelled':
      return CHANGED.cancelled;
    case 'OrderReactivated':
      return 'Siparişiniz yeniden etkinleştirildi';
  }
}
