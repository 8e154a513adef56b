import { formatCount, formatDateTime } from '../../../shop/format';
import { type PanelWebhook, type WebhookDelivery } from './webhooks.query';

/** What happens in the shop, by the permission that reads it. */
export const CATEGORIES = {
  order: { label: 'Siparişler', permission: 'ORDERS' },
  quote: { label: 'Teklifler', permission: 'QUOTES' },
  message: { label: 'Mesajlar', permission: 'MESSAGES' },
} as const;

const isKnown = (category: string): category is keyof typeof CATEGORIES => category in CATEGORIES;

export const categoryLabel = (category: string): string =>
  isKnown(category) ? CATEGORIES[category].label : category;

const OFF_REASONS: Readonly<Record<NonNullable<PanelWebhook['offReason']>, string>> = {
  STAFF: 'elle kapatıldı',
  FAILURES: 'bir gün boyunca ulaşılamadığı için kapatıldı',
  GONE: 'alıcı artık ileti istemediği için kapatıldı (410)',
  MAKER: 'oluşturanın yetkisi kalmadığı için kapatıldı',
};

/** How it stands, in a word. */
export function stateOf({ offReason, isFailing }: Pick<PanelWebhook, 'offReason' | 'isFailing'>) {
  if (offReason === 'STAFF') return { label: 'Kapalı', tone: 'neutral' } as const;
  if (offReason !== null) return { label: 'Kapatıldı', tone: 'danger' } as const;
  if (isFailing) return { label: 'Ulaşılamıyor', tone: 'warning' } as const;
  return { label: 'Açık', tone: 'success' } as const;
}

type Standing = Pick<
  PanelWebhook,
  'offReason' | 'offSince' | 'waiting' | 'nextAttemptAt' | 'lastDeliveredAt'
>;

/** The same in a sentence. */
export function standingText(webhook: Standing): string {
  const { offReason, offSince, waiting, nextAttemptAt, lastDeliveredAt } = webhook;
  const parts = [
    offReason && offSince && `${formatDateTime(offSince)}, ${OFF_REASONS[offReason]}`,
    nextAttemptAt && `yeniden denenecek: ${formatDateTime(nextAttemptAt)}`,
    waiting > 0 && `${waitingText(waiting)} değişiklik bekliyor`,
    lastDeliveredAt ? `son teslim ${formatDateTime(lastDeliveredAt)}` : 'henüz teslim yok',
  ];
  return parts.filter(Boolean).join(', ');
}

const MAX_WAITING = 1_000;

const waitingText = (waiting: number) => `${formatCount(waiting)}${waiting >= MAX_WAITING ? '+' : ''}`;

const FAILURES: Readonly<Record<NonNullable<WebhookDelivery['failure']>, string>> = {
  ADDRESS: 'Bu adrese gönderilemez',
  NOT_PUBLIC: 'Adres iç ağda',
  UNKNOWN_HOST: 'Sunucu bulunamadı',
  UNREACHABLE: 'Bağlantı kurulamadı',
  CERTIFICATE: 'Sertifika geçersiz',
  TIMEOUT: '15 saniyede yanıt gelmedi',
  STATUS: 'Alıcı kabul etmedi',
};

/** Teslim edildi (204), Alıcı kabul etmedi (500), Bağlantı kurulamadı. */
export function outcomeText({ failure, status }: Pick<WebhookDelivery, 'failure' | 'status'>): string {
  const text = failure ? FAILURES[failure] : 'Teslim edildi';
  return status === null ? text : `${text} (${String(status)})`;
}
