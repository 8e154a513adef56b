import {
  Ban,
  Boxes,
  FileText,
  FolderTree,
  type LucideIcon,
  MessageSquareText,
  Package,
  ShoppingCart,
  StickyNote,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { MESSAGE_STATUSES } from '../../shop/message-labels';
import { ORDER_STATUSES } from '../../shop/order-labels';
import { QUOTE_STATUSES } from '../../shop/quote-labels';
import { type Activity } from './dashboard.query';

interface ActivityKind {
  readonly icon: LucideIcon;
  /** What happened, with the name of what it happened to first. */
  readonly text: (label: string, status: string, count: number) => string;
}

const kind = (icon: LucideIcon, text: ActivityKind['text']): ActivityKind => ({ icon, text });
const note = (icon: LucideIcon, what: string) => kind(icon, (label) => `${label}: ${what}`);

/** @param one such as `Ürün`; `many` follows a number: `ürün` */
const ofCatalog = (
  icon: LucideIcon,
  { one, many, what }: Readonly<Record<'one' | 'many' | 'what', string>>,
) =>
  kind(icon, (label, _status, count) =>
    count > 1
      ? `${formatCount(count)} ${many} ${what}`
      : label === ''
        ? `${one} ${what}`
        : `${label}: ${what}`,
  );
const ofProducts = (what: string) => ofCatalog(Boxes, { one: 'Ürün', many: 'ürün', what });
const ofCategories = (what: string) => ofCatalog(FolderTree, { one: 'Kategori', many: 'kategori', what });

const KINDS: Readonly<Record<string, ActivityKind>> = {
  OrderPlaced: kind(ShoppingCart, (label) => `Yeni sipariş ${label}`),
  OrderStatusChanged: kind(Package, (label, status) => `${label}: ${status}`),
  OrderCancelled: note(Ban, 'iptal edildi'),
  OrderCancelledUnpaid: note(Ban, 'ödenmediği için iptal edildi'),
  OrderReactivated: note(Package, 'yeniden etkinleştirildi'),
  OrderStatusUndone: note(Package, 'durum değişikliği geri alındı'),
  OrderShipmentCorrected: note(Package, 'kargo bilgisi düzeltildi'),
  OrderMarkedPaid: note(Wallet, 'ödeme kaydedildi'),
  OrderPaymentNoticeGiven: note(Wallet, 'havale bildirildi'),
  OrderPaymentNoticeRejected: note(Wallet, 'havale bildirimi reddedildi'),
  OrderPaymentReverted: note(Wallet, 'ödeme geri alındı'),
  OrderPaymentUndone: note(Wallet, 'ödeme kaydı geri alındı'),
  OrderReferencesCorrected: note(Package, 'müşteri referansları düzeltildi'),
  OrderNoted: note(StickyNote, 'iç not eklendi'),
  OrderNoteWithdrawn: note(StickyNote, 'iç not geri alındı'),
  OrderDocumentsAccepted: note(FileText, 'belgeler onaylandı'),
  OrderLinkRenewed: note(Package, 'takip bağlantısı yenilendi'),
  OrderConfirmationResent: note(Package, 'onay e-postası yeniden gönderildi'),
  QuoteRequested: kind(FileText, (label) => `Yeni teklif talebi ${label}`),
  QuoteOffered: note(FileText, 'teklif verildi'),
  CounterOffered: note(FileText, 'karşı teklif geldi'),
  QuoteMessageSent: note(MessageSquareText, 'mesaj yazıldı'),
  QuoteStatusChanged: kind(FileText, (label, status) => `${label}: ${status}`),
  QuoteNoted: note(StickyNote, 'iç not eklendi'),
  QuoteAccepted: note(FileText, 'teklif kabul edildi'),
  QuoteDeclined: note(Ban, 'teklif reddedildi'),
  QuoteResent: note(FileText, 'teklif yeniden gönderildi'),
  MessageReceived: kind(MessageSquareText, (label) => `Yeni mesaj ${label}`),
  MessageStarted: note(MessageSquareText, 'müşteriye yazıldı'),
  MessageReplied: note(MessageSquareText, 'yanıtlandı'),
  MessageAnswered: note(MessageSquareText, 'yanıta cevap geldi'),
  MessageNoted: note(StickyNote, 'iç not eklendi'),
  MessageStatusChanged: kind(MessageSquareText, (label, status) => `${label}: ${status}`),
  'product-created': ofProducts('eklendi'),
  'product-changed': ofProducts('değiştirildi'),
  'product-archived': ofProducts('arşive alındı'),
  'product-restored': ofProducts('arşivden çıkarıldı'),
  'product-removed': ofProducts('silindi'),
  'category-created': ofCategories('eklendi'),
  'category-changed': ofCategories('değiştirildi'),
  'category-archived': ofCategories('arşive alındı'),
  'category-restored': ofCategories('arşivden çıkarıldı'),
  'category-removed': ofCategories('silindi'),
  UserRegistered: kind(UserPlus, () => 'Yeni kullanıcı'),
};

/** Of a server that is newer than the panel in the window. */
const UNKNOWN = note(Package, 'değişti');

const STATUS_LABELS = {
  Order: ORDER_STATUSES,
  Quote: QUOTE_STATUSES,
  Counter: QUOTE_STATUSES,
  Message: MESSAGE_STATUSES,
} as const satisfies Record<string, Readonly<Record<string, { label: string }>>>;

type Kind = keyof typeof STATUS_LABELS;

const KIND_ADDRESSES: Readonly<Record<Kind, (id: string) => string>> = {
  Order: (id) => paths.adminOrder(id),
  Quote: (id) => paths.adminQuote(id),
  Counter: (id) => paths.adminQuote(id),
  Message: (id) => paths.adminMessage(id),
};

const kindOf = (type: string): Kind | undefined =>
  (Object.keys(STATUS_LABELS) as Kind[]).find((name) => type.startsWith(name));

/** How something that has happened is shown: what it is, and where it leads. */
export function describeActivity({ type, label, status, subjectId, count }: Activity) {
  const { icon, text } = KINDS[type] ?? UNKNOWN;
  const about = kindOf(type);
  const labels: Readonly<Record<string, { label: string }>> = about ? STATUS_LABELS[about] : {};
  const name = about === 'Order' && label !== null ? `#${label}` : (label ?? '');
  return {
    icon,
    text: text(name, labels[status?.toUpperCase() ?? '']?.label ?? '', count),
    to: about ? KIND_ADDRESSES[about](subjectId) : addressOf({ type, subjectId, label }),
  };
}

/** Several things of the catalog, and those that are gone, lead to their list. */
function addressOf({ type, subjectId, label }: Pick<Activity, 'type' | 'subjectId' | 'label'>): string {
  if (type.startsWith('product-')) {
    return label === null ? paths.adminProducts() : paths.adminProduct(subjectId);
  }
  if (type.startsWith('category-')) {
    return label === null ? paths.adminCategories() : paths.adminCategory(subjectId);
  }
  return paths.adminUser(subjectId);
}

/** Who did it: staff and programs by their names, others by what they are. */
export function whoDid({ actor, person }: Activity): string {
  if (actor.kind === 'STAFF') return actor.name ?? 'Çalışan';
  if (actor.kind === 'PROGRAM') return actor.name ?? 'Program';
  return person ?? (actor.kind === 'SYSTEM' ? 'Mağaza' : 'Müşteri');
}
