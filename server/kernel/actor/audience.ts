import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Permission } from './actor.js';

/** Who may call an operation. An operation without a declared audience refuses every caller. */
export type Audience =
  | { kind: 'public' }
  | { kind: 'visitors'; programs: Permission }
  | { kind: 'customers' }
  | { kind: 'staff'; permission: Permission | 'any' }
  | { kind: 'staff-themselves' }
  | { kind: 'back-office'; permission: Permission | 'any' }
  | { kind: 'probes' }
  | { kind: 'operators' };

const AUDIENCE = 'audience';
export const OPEN_DURING_MAINTENANCE = 'open-during-maintenance';

/** The audience of routes that every visitor may call. */
export const EVERYBODY: Audience = { kind: 'public' };

/** The audience that a handler declares, or else its class; undefined where neither does. */
export function audienceOf(
  reflector: Reflector,
  declared: Parameters<Reflector['getAllAndOverride']>[1],
): Audience | undefined {
  return reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, declared);
}

const declare = (audience: Audience): CustomDecorator => SetMetadata(AUDIENCE, audience);

/** Every visitor, signed in or not. */
export const Public = () => declare(EVERYBODY);

/** Every visitor, signed in or not; a program only when its API key has the permission among its scopes. */
export const VisitorsAndPrograms = (programs: Permission) => declare({ kind: 'visitors', programs });

/** Signed-in customers. */
export const CustomersOnly = () => declare({ kind: 'customers' });

/** Staff signed in to the panel with the permission; with `any` the operation itself decides what each of them may see. */
export const StaffOnly = (permission: Permission | 'any') => declare({ kind: 'staff', permission });

/** Staff signed in to the panel, for the safety of their own account: also before they have a second factor they must have. */
export const StaffThemselves = () => declare({ kind: 'staff-themselves' });

/**
 * Staff, or a program whose API key has the permission among its scopes. With `any` the operation itself decides which
 * part of its result the caller may see.
 */
export const BackOfficeOnly = (permission: Permission | 'any') =>
  declare({ kind: 'back-office', permission });

/** Load balancers and orchestrators: they call a process directly, from any machine and without a secret. */
export const Probes = () => declare({ kind: 'probes' });

/** People and tools that run the shop: with the operators' token, or from the same machine unless a proxy is in front. */
export const Operators = () => declare({ kind: 'operators' });

/** Also answered while the shop is closed: the maintenance page needs it. */
export const OpenDuringMaintenance = (): CustomDecorator => SetMetadata(OPEN_DURING_MAINTENANCE, true);
