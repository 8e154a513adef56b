import { type LucideIcon, MessageCircle, Phone } from 'lucide-react';
import { formatPhone, phoneHref } from '../../../shop/format';
import { type Site } from '../../../shop/site';
import { whatsappHref } from '../../../shop/whatsapp';
import { type CalculatedPrice } from './price-block';

/** The main way to write to or call the shop: where its button leads and what it says, at length and where there is little room. */
export interface ContactAction {
  readonly href: string;
  readonly text: string;
  readonly shortText: string;
  readonly icon: LucideIcon;
  readonly target?: '_blank';
}

/** A chat with the message typed already, else the telephone; nothing while the shop has published neither. */
export function contactAction(
  { whatsappNumber, phone }: Pick<Site, 'whatsappNumber' | 'phone'>,
  { priceOnRequest }: Pick<CalculatedPrice, 'priceOnRequest'>,
  message: readonly string[],
): ContactAction | undefined {
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
