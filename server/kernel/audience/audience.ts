import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Permission } from '../actor/actor.js';

/** Who may call an operation. An operation that declares no audience is refused to everybody. */
export type Audience =
  | { kind: 'public' }
  | { kind: 'customers' }
  | { kind: 'staff'; permission: Permission }
  | { kind: 'back-office'; permission: Permission | 'any' }
  | { kind: 'probes' }
  | { kind: 'operators' };

export const AUDIENCE = 'audience';
export const OPEN_DURING_MAINTENANCE = 'open-during-maintenance';

const declare = (audience: Audience): CustomDecorator => SetMetadata(AUDIENCE, audience);

/** Every visitor, signed in or not. */
export const Public = () => declare({ kind: 'public' });

/** Signed-in customers. */
export const CustomersOnly = () => declare({ kind: 'customers' });

/** Whoever is signed in to the panel with the permission. */
export const StaffOnly = (permission: Permission) => declare({ kind: 'staff', permission });

/**
 * Staff, or a program whose API key has the permission among its scopes. With `any` the operation itself judges what of
 * its answer the caller may see.
 */
export const BackOfficeOnly = (permission: Permission | 'any') =>
  declare({ kind: 'back-office', permission });

/** Load balancers and orchestrators: they ask a process directly, from any machine and without a secret. */
export const Probes = () => declare({ kind: 'probes' });

/** Those who run the shop: with the operators' token, or from the machine itself while nothing speaks for a proxy on it. */
export const Operators = () => declare({ kind: 'operators' });

/** Answered while the shop is closed too: what the maintenance page itself is made of. */
export const OpenDuringMaintenance = (): CustomDecorator => SetMetadata(OPEN_DURING_MAINTENANCE, true);
