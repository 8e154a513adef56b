import { isPermitted } from '../../kernel/actor/actor.js';
import { backOfficeActor, type RequestContext } from '../../kernel/actor/request-context.js';
import type { Audience } from '../../kernel/actor/audience.js';
import { forbidden, secondFactorMustBeSetUp, signInRequired } from '../../kernel/refusal/general.refusals.js';
import type { Refusal } from '../../kernel/refusal/refusal.js';

/** Audiences that depend on the sign-in or the API key of the caller. */
export type SignedInAudience = Extract<
  Audience,
  { kind: 'visitors' | 'customers' | 'staff' | 'staff-themselves' | 'back-office' }
>;

const KINDS: ReadonlySet<Audience['kind']> = new Set<SignedInAudience['kind']>([
  'visitors',
  'customers',
  'staff',
  'staff-themselves',
  'back-office',
]);

export function needsSignIn(audience: Audience): audience is SignedInAudience {
  return KINDS.has(audience.kind);
}

/** The refusal for a caller outside the audience; undefined for one inside. A program is FORBIDDEN where people are meant: it did authenticate. */
export function refusalFor(audience: SignedInAudience, context: RequestContext): Refusal | undefined {
  const isProgram = context.actor.kind === 'program';
  if (audience.kind === 'visitors') {
    const { programs } = audience;
    return isProgram && !isPermitted(context.actor, programs) ? forbidden([programs]) : undefined;
  }
  if (audience.kind === 'customers') {
    if (context.actor.kind === 'customer') return undefined;
    return isProgram ? forbidden() : signInRequired();
  }
  // A key beside the cookie of staff would be recorded as who did it.
  if (isProgram && audience.kind !== 'back-office') return forbidden();
  const asking = audience.kind === 'back-office' ? backOfficeActor(context) : context.staff;
  if (!asking) return isProgram ? forbidden() : signInRequired();
  if (audience.kind === 'staff-themselves') return undefined;
  if (asking.mustEnrol) return secondFactorMustBeSetUp();
  const { permission } = audience;
  return permission === 'any' || isPermitted(asking, permission) ? undefined : forbidden([permission]);
}
