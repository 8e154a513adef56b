import { SYSTEM } from '../kernel/actor/actor.js';
import type { Cause } from '../kernel/actor/cause.js';

/** What specs write under, unless they say otherwise. */
export const SPEC_CAUSE: Cause = { actor: SYSTEM, requestId: 'spec' };
