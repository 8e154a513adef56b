import { Field, ObjectType } from '@nestjs/graphql';
import { Id } from '../scalars/id.scalar.js';
import type { ActorKind } from './actor.js';
import { ActorKindEnum } from './actor-kind.enum.js';

/**
 * Who did something that is in a history. Events keep only kind and id: the name of a member of staff or of a key is read
 * when it is shown, by the wing that has them, so that nobody stands in a history after they were erased.
 */
@ObjectType({ description: 'Who did something in a history.' })
export class HistoryActor {
  @Field(() => ActorKindEnum, { description: 'What kind of person or program.' })
  kind: ActorKind;

  @Field(() => Id, {
    nullable: true,
    description: 'Id of the account or of the API key; null for guests and the shop itself.',
  })
  id: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the buyer as in the order, of the member of staff or of the API key as it is now; null for the shop itself and for erased people.',
  })
  name: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Role of a member of staff (`admin`, `super_admin`) as it is now; null for all others.',
  })
  role: string | null;
}
