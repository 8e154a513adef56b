import { type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneHref } from '../../ui/format';
import { type Site } from '../../ui/site';
import { whatsappHref } from '../../ui/whatsapp';
import { type Price } from './price-block';

/** The main way to order: where its button leads and what it says, at length and where there is little room. */
export interface OrderAction {
  readonly href: string;
  readonly text: string;
  readonly shortText: string;
  readonly icon: LucideIcon;
  readonly target?: '_blank';
}

/** A chat with the message typed already, else the telephone; nothing while the shop has published neither. */
export function orderAction(
  { whatsappNumber, phone }: Pick<Site, 'whatsappNumber' | 'phone'>,
  { priceOnRequest }: Pick<Price, 'priceOnRequest'>,
  message: readonly string[],
): OrderAction | undefined {
  if (whatsappNumber) {
    return {
      href: whatsappHref(whatsappNumber, message),
      text: priceOnRequest ? 'WhatsApp’tan bilgi alın' : 'WhatsApp ile sipariş verin',
      shortText: 'WhatsApp',
      icon: MessageCircle,
      target: '_blank',
    };
  }
  if (!phone) return undefined;
  return { href: phoneHref(phone), text: `Arayın: ${formatPhone(phone)}`, shortText: 'Arayın', icon: Phone };
}
