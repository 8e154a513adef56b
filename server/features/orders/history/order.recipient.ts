import type { OrderRecipient } from './order.events.js';

/** What people call each, in the order in which they are shown. */
export const RECIPIENT_NAMES: Readonly<Record<keyof OrderRecipient, string>> = {
  siteName: 'Teslimat yeri',
  contactName: 'Teslim alacak kişi',
  phone: 'Teslimat telefonu',
};

/** Without the blanks around it; null when nothing was given. */
export function recipientOf(
  typed: { [Name in keyof OrderRecipient]?: string | null } | null | undefined,
): OrderRecipient | null {
  const { siteName, contactName, phone } = typed ?? {};
  const recipient = {
    siteName: siteName?.trim() || null,
    contactName: contactName?.trim() || null,
    phone: phone?.trim() || null,
  };
  return Object.values(recipient).some((part) => part !== null) ? recipient : null;
}

/** What was given of it, each with its name. */
export function namedRecipient(recipient: OrderRecipient | null): [name: string, text: string][] {
  return (Object.keys(RECIPIENT_NAMES) as (keyof OrderRecipient)[]).flatMap((key) => {
    const text = recipient?.[key];
    return text ? [[RECIPIENT_NAMES[key], text] as [string, string]] : [];
  });
}
