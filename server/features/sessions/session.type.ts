import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/moment/date-time.scalar.js';
import type { Session } from './session.entity.js';

@ObjectType({ description: 'A browser in which a customer is signed in.' })
export class CustomerSession {
  @Field(() => ID, { description: 'By which it can be ended.' })
  id: string;

  @Field(() => DateTime, { description: 'When he signed in.' })
  startedAt: Date;

  @Field(() => DateTime, { description: 'When it was last used, to some minutes.' })
  lastSeenAt: Date;

  @Field(() => String, { description: 'Browser and system, such as «Chrome, Windows».' })
  device: string;

  @Field(() => Boolean, { description: 'True of the browser that asks.' })
  isCurrent: boolean;

  static of(session: Session, currentId: string | null): CustomerSession {
    const { id, startedAt, lastSeenAt, device } = session;
    return { id, startedAt, lastSeenAt, device, isCurrent: id === currentId };
  }
}
