import { isPermitted } from '../../kernel/actor/actor.js';
import { backOfficeActor, type Visit } from '../../kernel/actor/visit.js';
import type { Audience } from '../../kernel/audience/audience.js';
import { forbidden, signInRequired } from '../../kernel/refusal/general.refusals.js';
import type { Refusal } from '../../kernel/refusal/refusal.js';

/** Audiences that a visitor belongs to only by showing who he is. */
export type SignedInAudience = Extract<Audience, { kind: 'customers' | 'staff' | 'back-office' }>;

export function needsSignIn(audience: Audience): audience is SignedInAudience {
  return audience.kind === 'customers' || audience.kind === 'staff' || audience.kind === 'back-office';
}

/** Why a visitor may not ask; nothing when he may. A program that knocks at a door of people is known, and not let in. */
export function obstacleFor(audience: SignedInAudience, visit: Visit): Refusal | undefined {
  const isProgram = visit.actor.kind === 'program';
  if (audience.kind === 'customers') {
    if (visit.actor.kind === 'customer') return undefined;
    return isProgram ? forbidden() : signInRequired();
  }
  const asking = audience.kind === 'staff' ? visit.staff : backOfficeActor(visit);
  if (!asking) return isProgram ? forbidden() : signInRequired();
  const { permission } = audience;
  return permission === 'any' || isPermitted(asking, permission) ? undefined : forbidden([permission]);
}
