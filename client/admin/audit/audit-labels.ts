import { Globe, KeyRound, type LucideIcon, Monitor, ServerCog } from 'lucide-react';
import { paths } from '../../paths';
import { type ACTOR_KINDS } from './audit-state';

type ActorKind = keyof typeof ACTOR_KINDS;

/** Who acts, and through what. */
export const ACTORS: Readonly<Record<ActorKind, { label: string; via: string; icon: LucideIcon }>> = {
  STAFF: { label: 'Personel', via: 'Panel', icon: Monitor },
  PROGRAM: { label: 'API anahtarı', via: 'API anahtarı', icon: KeyRound },
  CUSTOMER: { label: 'Müşteri', via: 'Web sitesi', icon: Globe },
  GUEST: { label: 'Ziyaretçi', via: 'Web sitesi', icon: Globe },
  SYSTEM: { label: 'Sistem', via: 'Sistem', icon: ServerCog },
};

interface Actor {
  readonly kind: ActorKind;
  readonly id: string | null;
  readonly name: string | null;
}

/** Somebody who was erased has no name any more. */
export function actorName({ kind, id, name }: Actor): string {
  if (name !== null) return name;
  return kind !== 'SYSTEM' && id !== null ? 'Silinmiş hesap' : ACTORS[kind].label;
}

const ADDRESSES: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => paths.adminOrder(id),
  quote: (id) => paths.adminQuote(id),
  message: (id) => paths.adminMessage(id),
  product: (id) => paths.adminProduct(id),
  category: (id) => paths.adminCategory(id),
  user: (id) => paths.adminUser(id),
  import: (id) => paths.adminImport(id),
  'static-page': (id) => paths.adminStaticPage(id),
  settings: () => paths.adminSettings('genel'),
  'second-factor-policy': () => paths.adminSettings('guvenlik'),
  webhook: (id) => paths.adminWebhook(id),
  'api-key': () => paths.adminSettings('api-anahtarlari'),
  job: () => paths.adminJobs(),
  'side-effect': () => paths.adminFailedSideEffects(),
  'audit-verification': () => paths.adminAudit(),
};

/** The screen of what a record is about; undefined where there is none. */
export const thingAddress = ({ kind, id }: { kind: string; id: string }): string | undefined =>
  id === '' ? undefined : ADDRESSES[kind]?.(id);
