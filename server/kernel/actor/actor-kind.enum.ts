import { registerValueEnum } from '../scalars/value-enum.js';
import type { ActorKind } from './actor.js';

export const ActorKindEnum = registerValueEnum<ActorKind>({
  name: 'ActorKind',
  description: 'Who made a change.',
  values: {
    guest: 'A visitor who is not signed in.',
    customer: 'A signed-in customer.',
    staff: 'A member of staff.',
    program: 'A program with an API key.',
    system: 'The shop itself.',
  },
});
