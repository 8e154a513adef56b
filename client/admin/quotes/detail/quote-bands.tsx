import { AlarmClock, CalendarX2, CircleX } from 'lucide-react';
import { startOfDay } from '../../../shop/days';
import { formatDay } from '../../../shop/format';
import { dueDay } from '../../../shop/quote-due';
import { RecordBand } from '../../record/record-head';
import { When } from '../../record/when';
import { type PanelQuote } from './quote.query';

const REASONS: Readonly<Record<NonNullable<PanelQuote['declined']>['reason'], string>> = {
  PRICE: 'Fiyat yüksek',
  DELIVERY_TIME: 'Teslim süresi uzun',
  TECHNICAL: 'Teknik olarak uygun değil',
  OTHER_SUPPLIER: 'Başka firmadan alındı',
  POSTPONED: 'Proje ertelendi',
  OTHER: 'Diğer',
};

/** What comes before anything else: that the answer is late, that the offer has ended, or why the buyer declined it. */
export function QuoteBands({ quote }: { quote: PanelQuote }) {
  const { status, isOverdue, isExpired, responseDueAt, offer, declined } = quote;
  return (
    <>
      {isOverdue && (
        <RecordBand icon={AlarmClock} tone="danger" title="Yanıt gecikti">
          Son yanıt günü {dueDay(responseDueAt)} idi.
        </RecordBand>
      )}
      {isExpired && offer && (
        <RecordBand icon={CalendarX2} title="Süresi Doldu">
          Teklif {formatDay(startOfDay(offer.validUntil))} sonunda sona erdi; kabul edilemez. Yeni revizyonla
          yeniden sunabilirsiniz.
        </RecordBand>
      )}
      {status === 'REJECTED' && declined && (
        <RecordBand icon={CircleX} tone="danger" title="Müşteri reddetti">
          <When at={declined.at} />: {[REASONS[declined.reason], declined.message].filter(Boolean).join(', ')}
        </RecordBand>
      )}
    </>
  );
}
