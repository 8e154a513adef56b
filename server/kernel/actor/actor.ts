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

/** Who acts: everything a feature needs to know of a person or program without asking the accounts. */
export interface Actor {
  kind: 'guest' | 'customer' | 'staff' | 'program' | 'system';
  /** Id of the user or of the API key; nothing for a guest. */
  id: string | null;
  /** Of staff and programs; a customer has none. */
  permissions: readonly Permission[];
  email: string | null;
  /** Whether the e-mail address was proved to be the actor's. */
  isVerified: boolean;
}

export const GUEST: Actor = { kind: 'guest', id: null, permissions: [], email: null, isVerified: false };

/** The shop itself, at work without anybody having asked. */
export const SYSTEM: Actor = { kind: 'system', id: null, permissions: [], email: null, isVerified: false };

export function isPermitted({ permissions }: Actor, permission: Permission): boolean {
  return permissions.includes(permission) || permissions.includes('all');
}
