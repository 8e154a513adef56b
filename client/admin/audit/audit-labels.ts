import { Globe, KeyRound, type LucideIcon, Monitor, ServerCog } from 'lucide-react';
import { paths } from '../../paths';
import { type CurrentStaff, type Permission } from '../session/current-staff';
import { isPermitted } from '../session/require-permission';
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

interface Screen {
  readonly permission: Permission;
  readonly address: (id: string) => string;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  order: { permission: 'ORDERS', address: (id) => paths.adminOrder(id) },
  quote: { permission: 'QUOTES', address: (id) => paths.adminQuote(id) },
  message: { permission: 'MESSAGES', address: (id) => paths.adminMessage(id) },
  'message-reply-text': { permission: 'MESSAGES', address: () => paths.adminReplyTexts() },
  product: { permission: 'CATALOG', address: (id) => paths.adminProduct(id) },
  category: { permission: 'CATALOG', address: (id) => paths.adminCategory(id) },
  user: { permission: 'USERS', address: (id) => paths.adminUser(id) },
  import: { permission: 'IMPORT', address: (id) => paths.adminImport(id) },
  'static-page': { permission: 'CONTENT', address: (id) => paths.adminStaticPage(id) },
  settings: { permission: 'SETTINGS', address: () => paths.adminSettings('genel') },
  'second-factor-policy': { permission: 'SETTINGS', address: () => paths.adminSettings('guvenlik') },
  webhook: { permission: 'SETTINGS', address: (id) => paths.adminWebhook(id) },
  'api-key': { permission: 'SETTINGS', address: () => paths.adminSettings('api-anahtarlari') },
  job: { permission: 'SETTINGS', address: () => paths.adminJobs() },
  'side-effect': { permission: 'SETTINGS', address: () => paths.adminFailedSideEffects() },
  'audit-verification': { permission: 'USERS', address: () => paths.adminAudit() },
};

/** The screen of what a record is about; undefined where there is none, or none that this member of staff may see. */
export function thingAddress(
  { kind, id }: { kind: string; id: string },
  staff: CurrentStaff,
): string | undefined {
  const screen = SCREENS[kind];
  return id !== '' && screen && isPermitted(staff, screen.permission) ? screen.address(id) : undefined;
}
