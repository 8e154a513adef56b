import { type Actor, SYSTEM } from '../kernel/actor/actor.js';
import type { AuthenticatedCause } from '../kernel/actor/cause.js';

const OPERATOR: Actor = { ...SYSTEM, permissions: ['all'] };

/** Under which a change from the command line is recorded: who may start a command may do anything. */
export const COMMAND_CAUSE: AuthenticatedCause = { actor: OPERATOR, requestId: 'cli' };
