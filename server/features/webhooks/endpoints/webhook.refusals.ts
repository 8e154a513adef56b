import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export type RefusedAddressReason = 'address' | 'not-public' | 'unknown-host';

const MESSAGES: Readonly<Record<RefusedAddressReason, string>> = {
  address: 'Adres https:// ile başlamalı; içinde kullanıcı adı, şifre ya da farklı bir port olmamalı.',
  'not-public': 'Bu adres iç ağda. İç ağdaki bir adrese ancak sistem yöneticisi izin verebilir.',
  'unknown-host': 'Bu adreste bir sunucu bulunamadı. Yazımını kontrol edin.',
};

/** Nothing would ever be sent to the address. */
export const webhookAddressRefused = declareRefusal<{ reason: RefusedAddressReason }>(
  'WEBHOOK_ADDRESS_REFUSED',
  400,
  ({ reason }) => MESSAGES[reason],
);

export const tooManyWebhooks = declareRefusal<{ max: number }>(
  'TOO_MANY_WEBHOOKS',
  409,
  ({ max }) => `En çok ${max} webhook tanımlanabilir. Önce kullanılmayan birini silin.`,
);
