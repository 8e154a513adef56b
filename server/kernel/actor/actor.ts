/** What a member of staff or a program may do; `all` includes every other. */
export const PERMISSIONS = [
  'catalog',
  'orders',
  'messages',
  'quotes',
  'content',
  'settings',
  'users',
  'import',
  'all',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ACTOR_KINDS = ['guest', 'customer', 'staff', 'program', 'system'] as const;

export type ActorKind = (typeof ACTOR_KINDS)[number];

/** A mailbox that a customer proved to own, and for how long it was theirs. */
export interface ProvenEmail {
  /** As `emailKey` writes it. */
  key: string;
  /** ISO 8601: until then it was somebody else's; null for the first owner. */
  from: string | null;
  /** ISO 8601: when they left it for another one; null for the current one. */
  until: string | null;
}

/** The person or program that acts, with everything a feature needs to know about them. */
export interface Actor {
  kind: ActorKind;
  /** Id of the user or of the API key; null for a guest and for the shop itself. */
  id: string | null;
  /** Staff and programs have some; customers and guests none. */
  permissions: readonly Permission[];
  email: string | null;
  /** Whether the e-mail address was verified. */
  isVerified: boolean;
  /** ISO 8601: until when the address was the verified one of another account; null where it never was. */
  emailFrom?: string | null;
  /** Verified addresses of a customer before this one. */
  formerEmails?: readonly ProvenEmail[];
  /** Staff who have to set up a second factor before they may use any of their permissions. */
  mustEnrol?: boolean;
}

export const GUEST: Actor = { kind: 'guest', id: null, permissions: [], email: null, isVerified: false };

/** The shop itself: seeds, background work and one-off commands. */
export const SYSTEM: Actor = { kind: 'system', id: null, permissions: [], email: null, isVerified: false };

export function isPermitted({ permissions }: Pick<Actor, 'permissions'>, permission: Permission): boolean {
  return permissions.includes(permission) || permissions.includes('all');
}
