import {
  CalendarX2,
  CircleCheck,
  CircleX,
  FileCheck2,
  Hourglass,
  Inbox,
  type LucideIcon,
} from 'lucide-react';

interface QuoteLabel {
  readonly label: string;
  /** Under which the address of a list names it. */
  readonly parameter: string;
  readonly Icon: LucideIcon;
  readonly tone: 'warning' | 'info' | 'petrol' | 'success' | 'danger';
}

/** The states of a quote in the order of its life. */
export const QUOTE_STATUSES = {
  NEW: { label: 'Yeni', parameter: 'yeni', Icon: Inbox, tone: 'warning' },
  PROCESSING: { label: 'İşleniyor', parameter: 'isleniyor', Icon: Hourglass, tone: 'info' },
  QUOTED: { label: 'Teklif Verildi', parameter: 'teklif-verildi', Icon: FileCheck2, tone: 'petrol' },
  ACCEPTED: { label: 'Kabul Edildi', parameter: 'kabul-edildi', Icon: CircleCheck, tone: 'success' },
  REJECTED: { label: 'Reddedildi', parameter: 'reddedildi', Icon: CircleX, tone: 'danger' },
} as const satisfies Record<string, QuoteLabel>;

export type QuoteStatus = keyof typeof QUOTE_STATUSES;

export const QUOTE_STATUS_LIST = Object.keys(QUOTE_STATUSES) as QuoteStatus[];

/** Why a buyer declines. */
export const DECLINE_REASONS = {
  PRICE: 'Fiyat yüksek',
  DELIVERY_TIME: 'Teslim süresi uzun',
  TECHNICAL: 'Teknik olarak uygun değil',
  OTHER_SUPPLIER: 'Başka firmadan alındı',
  POSTPONED: 'Proje ertelendi',
  OTHER: 'Diğer',
} as const;

/** Of a quote that was lost and whose buyer did not say why. */
export const NO_DECLINE_REASON = 'Neden belirtilmedi';

/** Of a quote whose offer is no longer valid; no state of its own. */
export const EXPIRED_QUOTE = {
  label: 'Süresi Doldu',
  parameter: 'suresi-doldu',
  Icon: CalendarX2,
  tone: 'neutral',
} as const;

/** What is shown of where a quote stands. */
export const quoteLabelOf = ({ status, isExpired }: { status: QuoteStatus; isExpired: boolean }) =>
  isExpired ? EXPIRED_QUOTE : QUOTE_STATUSES[status];
