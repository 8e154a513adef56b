import {
  Bell,
  CircleX,
  FileQuestionMark,
  FileUp,
  Handshake,
  Landmark,
  type LucideIcon,
  Undo2,
  MessageSquareReply,
  MessageSquareText,
  PackageMinus,
  Scale,
  ShieldAlert,
  ShieldCheck,
  ShoppingCart,
  TriangleAlert,
} from 'lucide-react';
import { paths } from '../../paths';
import { type CurrentStaff, type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';
import { formatCount, formatLira } from '../../shop/format';
import { failedJobText } from './job-names';
import { type Notice } from './notices.query';

/** How the bell shows notices of a kind. */
interface NoticeKind {
  readonly icon: LucideIcon;
  readonly tone: 'petrol' | 'warning' | 'danger';
  readonly text: (subject: Notice['subject']) => string;
  /** Where it leads; without one, nowhere. */
  readonly address?: (subjectId: string) => string;
  /** What many of them are called together, after their number. */
  readonly plural: string;
  /** Where all of them are; without one, nowhere. */
  readonly listAddress?: () => string;
}

/** By whom and for how much, as far as that is known still. */
const whatWasBought = ({ buyer, total }: Notice['subject']) =>
  total === null ? '' : `: ${[buyer, formatLira(total)].filter(Boolean).join(', ')}`;

/** By whom, as far as that is known still. */
const ofBuyer = ({ buyer }: Notice['subject']) => (buyer === null ? '' : `: ${buyer}`);

const IMPORT_ENDS: Readonly<Record<NonNullable<Notice['subject']['outcome']>, string>> = {
  APPLIED: 'Aktarım uygulandı',
  UNDONE: 'Aktarım geri alındı',
  FAILED: 'Aktarım başarısız',
  CANCELLED: 'Aktarım durduruldu',
};

/** The kinds that the panel knows, each with what staff need to see it; a section that is added adds its own here. */
const KINDS: Readonly<Record<Notice['kind'], NoticeKind & { readonly permission: Permission }>> = {
  ORDER_PLACED: {
    permission: 'ORDERS',
    icon: ShoppingCart,
    tone: 'petrol',
    plural: 'yeni sipariş',
    listAddress: () => paths.adminOrders(),
    text: (order) => `Yeni sipariş #${order.label}${whatWasBought(order)}`,
    address: (id) => paths.adminOrder(id),
  },
  ORDER_CANCELLED: {
    permission: 'ORDERS',
    icon: CircleX,
    tone: 'danger',
    plural: 'sipariş müşteri tarafından iptal edildi',
    listAddress: () => paths.adminOrders(new URLSearchParams({ durum: 'iptal-edildi' })),
    text: (order) => `Müşteri #${order.label} siparişini iptal etti${whatWasBought(order)}`,
    address: (id) => paths.adminOrder(id),
  },
  PAYMENT_NOTICE: {
    permission: 'ORDERS',
    icon: Landmark,
    tone: 'petrol',
    plural: 'havale bildirimi',
    listAddress: () => paths.adminOrders(new URLSearchParams({ odeme: 'bildirilen' })),
    text: (order) => `Havale bildirildi: #${order.label}${ofBuyer(order)}`,
    address: (id) => paths.adminOrder(id),
  },
  WITHDRAWAL_DECLARED: {
    permission: 'ORDERS',
    icon: Undo2,
    tone: 'petrol',
    plural: 'cayma bildirimi',
    listAddress: () => paths.adminOrders(new URLSearchParams({ cayma: 'bildirilen' })),
    text: (order) => `Cayma bildirildi: #${order.label}${ofBuyer(order)}`,
    address: (id) => paths.adminOrder(id),
  },
  QUOTE_REQUESTED: {
    permission: 'QUOTES',
    icon: FileQuestionMark,
    tone: 'petrol',
    plural: 'yeni teklif talebi',
    text: (quote) => `Yeni teklif talebi ${quote.label}${ofBuyer(quote)}`,
  },
  QUOTE_COUNTERED: {
    permission: 'QUOTES',
    icon: Scale,
    tone: 'warning',
    plural: 'karşı teklif',
    text: (quote) => `Karşı teklif ${quote.label}${ofBuyer(quote)}`,
  },
  QUOTE_MESSAGE: {
    permission: 'QUOTES',
    icon: MessageSquareText,
    tone: 'petrol',
    plural: 'teklif mesajı',
    text: (quote) => `Teklif mesajı ${quote.label}${ofBuyer(quote)}`,
  },
  QUOTE_ACCEPTED: {
    permission: 'QUOTES',
    icon: Handshake,
    tone: 'petrol',
    plural: 'teklif kabul edildi',
    text: (quote) => `Müşteri ${quote.label} teklifini kabul etti${whatWasBought(quote)}`,
  },
  QUOTE_DECLINED: {
    permission: 'QUOTES',
    icon: CircleX,
    tone: 'danger',
    plural: 'teklif reddedildi',
    text: (quote) => `Müşteri ${quote.label} teklifini reddetti${ofBuyer(quote)}`,
  },
  MESSAGE_RECEIVED: {
    permission: 'MESSAGES',
    icon: MessageSquareText,
    tone: 'petrol',
    plural: 'yeni mesaj',
    listAddress: () => paths.adminMessages(),
    text: (message) => `Yeni mesaj ${message.label}${ofBuyer(message)}`,
    address: (id) => paths.adminMessage(id),
  },
  MESSAGE_ANSWERED: {
    permission: 'MESSAGES',
    icon: MessageSquareReply,
    tone: 'petrol',
    plural: 'mesaja yanıt geldi',
    listAddress: () => paths.adminMessages(),
    text: (message) => `Yanıtınıza cevap ${message.label}${ofBuyer(message)}`,
    address: (id) => paths.adminMessage(id),
  },
  COMPLAINT_RECEIVED: {
    permission: 'MESSAGES',
    icon: TriangleAlert,
    tone: 'warning',
    plural: 'yeni şikâyet',
    listAddress: () => paths.adminMessages(new URLSearchParams({ konu: 'complaint' })),
    text: (message) => `Şikâyet ${message.label}${ofBuyer(message)}`,
    address: (id) => paths.adminMessage(id),
  },
  STOCK_LOW: {
    permission: 'CATALOG',
    icon: PackageMinus,
    tone: 'warning',
    text: ({ label }) => `Stok azaldı: ${label}`,
    plural: 'üründe stok azaldı',
    address: (id) => paths.adminProduct(id),
  },
  IMPORT_FINISHED: {
    permission: 'IMPORT',
    icon: FileUp,
    tone: 'petrol',
    plural: 'aktarım bitti',
    listAddress: () => paths.adminImports(),
    text: ({ label: fileName, outcome }) =>
      `${outcome ? IMPORT_ENDS[outcome] : 'Aktarım bitti'}: ${fileName}`,
    address: (id) => paths.adminImport(id),
  },
  HISTORY_INTACT: {
    permission: 'USERS',
    icon: ShieldCheck,
    tone: 'petrol',
    plural: 'doğrulama sağlam bitti',
    listAddress: () => paths.adminAudit(),
    text: ({ label }) => `Denetim kaydı doğrulandı: ${formatCount(Number(label))} kayıt sağlam`,
    address: () => paths.adminAudit(),
  },
  HISTORY_BROKEN: {
    permission: 'USERS',
    icon: ShieldAlert,
    tone: 'danger',
    plural: 'doğrulama kırık kayıt buldu',
    listAddress: () => paths.adminAudit(),
    text: () => 'Denetim kaydı kırık: bir kayıt yazıldığı gibi değil',
    address: () => paths.adminAudit(),
  },
  JOB_FAILED: {
    permission: 'SETTINGS',
    icon: TriangleAlert,
    tone: 'warning',
    plural: 'iş başarısız oldu',
    listAddress: () => paths.adminJobs(new URLSearchParams({ durum: 'basarisiz' })),
    text: ({ label }) => failedJobText(label),
    address: failedJobAddress,
  },
};

/** Side effects are numbered; long jobs are listed by what they are at. */
function failedJobAddress(subjectId: string): string {
  if (/^\d+$/.test(subjectId)) return paths.adminFailedSideEffects();
  return paths.adminJobs(new URLSearchParams({ durum: 'basarisiz' }));
}

/** Of a server that is newer than the panel in the window. */
const UNKNOWN: NoticeKind = {
  icon: Bell,
  tone: 'petrol',
  text: ({ label }) => `Yeni bildirim: ${label}`,
  plural: 'yeni bildirim',
};

export function noticeKind(kind: string): NoticeKind {
  return Object.entries(KINDS).find(([known]) => known === kind)?.[1] ?? UNKNOWN;
}

/** Whether there is anything that somebody may be notified of. */
export function hasNotices(staff: CurrentStaff): boolean {
  return Object.values(KINDS).some(({ permission }) => isPermitted(staff, permission));
}
