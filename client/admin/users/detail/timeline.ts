import { paths } from '../../../paths';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { type UserMessages, type UserOrders, type UserQuotes } from './use-activity';
import { type UserRecord } from './user.query';
import { userRecord } from './user.record';

/** One thing that happened. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** Who did it, as far as it was recorded. */
  readonly actor: string | null;
  readonly to?: string;
}

interface Sources {
  readonly entries: UserRecord['entries'];
  readonly orders: UserOrders | undefined;
  readonly quotes: UserQuotes | undefined;
  readonly messages: UserMessages | undefined;
}

const TEXTS: Readonly<Record<string, string>> = {
  'admin-created': 'Yönetici hesabı açıldı',
  'admin-signed-in': 'Panele giriş yaptı',
  'password-changed': 'Şifresini değiştirdi',
  'second-factor-set-up': 'İki adımlı doğrulamayı açtı',
  'second-factor-replaced': 'Doğrulama uygulamasını değiştirdi',
  'second-factor-removed': 'İki adımlı doğrulama kapatıldı',
  'identity-bound': 'Kurumsal hesabı bağlandı',
  'identity-unbound': 'Kurumsal hesabıyla bağı kaldırıldı',
  'recovery-codes-renewed': 'Kurtarma kodlarını yeniledi',
  'recovery-code-used': 'Kurtarma koduyla giriş yaptı',
  'staff-session-ended': 'Bir oturumunu kapattı',
  'staff-sessions-ended': 'Diğer oturumlarını kapattı',
  'user-created': 'Hesap açıldı',
  'user-invited': 'Davet yeniden gönderildi',
  'user-session-ended': 'Bir oturumu kapatıldı',
  'user-cart-filled': 'Sepetine ürün konuldu',
  'user-note-added': 'Not yazıldı',
  'user-note-withdrawn': 'Not geri çekildi',
};

/** How many entries the record has at most; older ones may be left out then. */
const ENTRIES = 50;

const { fields } = userRecord('');

/** Newest first: what the audit log says, and what somebody ordered, asked for and wrote, as far back as all of it is known. */
export function timelineOf({ entries, orders, quotes, messages }: Sources): TimelineEntry[] {
  const parts = [
    entries.map(({ id, at, actor, what, changes }) => ({
      id: `audit-${id}`,
      at,
      actor: actor.name,
      text: textOf(what, changes),
    })),
    (orders?.items ?? []).map(({ id, number, createdAt }) => ({
      id: `order-${id}`,
      at: createdAt,
      text: `#${number} numaralı sipariş verildi`,
      actor: null,
      to: paths.adminOrder(id),
    })),
    (quotes?.items ?? []).map(({ id, number, createdAt }) => ({
      id: `quote-${id}`,
      at: createdAt,
      text: `${number} numaralı teklif istendi`,
      actor: null,
      to: paths.adminQuote(id),
    })),
    (messages?.items ?? []).map(({ id, number, subject, createdAt }) => ({
      id: `message-${id}`,
      at: createdAt,
      actor: null,
      to: paths.adminMessage(id),
      text: `${number} numaralı mesaj gönderildi: ${MESSAGE_SUBJECTS[subject].label}`,
    })),
  ] satisfies TimelineEntry[][];
  const isCut = [entries.length >= ENTRIES, ...[orders, quotes, messages].map(hasMore)];
  // Before the oldest of a part that goes on, something of it would be missing.
  const since = parts.flatMap((part, place) => (isCut[place] ? (part.at(-1)?.at ?? []) : []));
  const begin = since.toSorted().at(-1) ?? '';
  return parts
    .flat<TimelineEntry[][]>()
    .filter(({ at }) => at >= begin)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

const hasMore = (part: { readonly items: readonly unknown[]; readonly total: number } | undefined): boolean =>
  part !== undefined && part.total > part.items.length;

type Changes = UserRecord['entries'][number]['changes'];

function textOf(what: string, changes: Changes): string {
  if (what === 'user-changed' || what === 'email-changed') return changeText(changes);
  if (what === 'profile-changed') return `Profilini değiştirdi: ${profileText(changes)}`;
  return TEXTS[what] ?? 'Hesapta bir işlem yapıldı';
}

const PROFILE_LABELS: Readonly<Record<string, string>> = {
  name: 'Ad soyad',
  customerType: 'Müşteri türü',
  company: 'Firma',
  taxNumber: 'Vergi no',
  taxOffice: 'Vergi dairesi',
  phone: 'Telefon',
};

const PROFILE_VALUES: Readonly<Record<string, string>> = { consumer: 'Bireysel', company: 'Kurumsal' };

/** A value that is not there was none, or was erased with the person. */
function profileText(changes: Changes): string {
  const texts = changes.flatMap(({ field, before, after }) => {
    const label = PROFILE_LABELS[field];
    if (label === undefined) return [];
    const shown = (stored: string | null) => {
      const value: unknown = stored === null ? null : JSON.parse(stored);
      if (typeof value !== 'string') return 'yok';
      return field === 'customerType' ? (PROFILE_VALUES[value] ?? value) : value;
    };
    return [`${label}: ${shown(before)} → ${shown(after)}`];
  });
  return texts.join('; ');
}

function changeText(changes: Changes): string {
  const texts = changes.flatMap(({ field, before, after }) => {
    const known = Object.entries(fields).find(([name]) => name === field)?.[1];
    if (!known) return [];
    const shown = (stored: string | null) =>
      (known.text as (value: unknown) => string)(known.read(stored === null ? null : JSON.parse(stored)));
    return [`${known.label}: ${shown(before)} → ${shown(after)}`];
  });
  return texts.join('; ');
}
