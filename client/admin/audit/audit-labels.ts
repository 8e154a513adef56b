import { Globe, KeyRound, type LucideIcon, Monitor, ServerCog } from 'lucide-react';
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
