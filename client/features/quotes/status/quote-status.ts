import { Check, CircleX, Clock, FileText, Hourglass, type LucideIcon, PackageOpen } from 'lucide-react';
import { graphql, type ResultOf } from '../../../graphql/graphql';

export const QuoteStateFragment = graphql(`
  fragment QuoteState on Quote @_unmask {
    status
    isExpired
  }
`);

export type QuoteState = ResultOf<typeof QuoteStateFragment>;
export type QuoteStatus = QuoteState['status'];

interface StatusLabel {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly tone: 'warning' | 'info' | 'petrol' | 'success' | 'danger';
}

/** How far a quote has come, in the order of its life. */
export const QUOTE_STATUSES: Readonly<Record<QuoteStatus, StatusLabel & { readonly parameter: string }>> = {
  NEW: { label: 'Yeni', parameter: 'yeni', Icon: Clock, tone: 'info' },
  PROCESSING: { label: 'İşleniyor', parameter: 'isleniyor', Icon: PackageOpen, tone: 'petrol' },
  QUOTED: { label: 'Teklif Verildi', parameter: 'teklif-verildi', Icon: FileText, tone: 'warning' },
  ACCEPTED: { label: 'Kabul Edildi', parameter: 'kabul-edildi', Icon: Check, tone: 'success' },
  REJECTED: { label: 'Reddedildi', parameter: 'reddedildi', Icon: CircleX, tone: 'danger' },
};

const EXPIRED: StatusLabel = { label: 'Süresi Doldu', Icon: Hourglass, tone: 'danger' };

export const labelOf = ({ status, isExpired }: QuoteState): StatusLabel =>
  isExpired ? EXPIRED : QUOTE_STATUSES[status];
