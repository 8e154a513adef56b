import { Field, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import type { Session } from './session.entity.js';

@ObjectType({ isAbstract: true })
abstract class SignedInBrowser {
  @Field(() => Id, { description: 'Identifies the session when it is ended.' })
  id: string;

  @Field(() => DateTime, { description: 'When its user signed in.' })
  startedAt: Date;

  @Field(() => DateTime, {
    description: 'When it was last used, also by a page that asks by itself, accurate to a few minutes.',
  })
  lastSeenAt: Date;

  @Field(() => String, { description: 'Browser and system, such as «Chrome, Windows».' })
  device: string;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  isCurrent: boolean;

  static of(session: Session, currentId: string | null): SignedInBrowser {
    const { id, startedAt, lastSeenAt, device } = session;
    return { id, startedAt, lastSeenAt, device, isCurrent: id === currentId };
  }
}

@ObjectType({ description: 'A browser in which a customer is signed in.' })
export class CustomerSession extends SignedInBrowser {}

@ObjectType({ description: 'A browser in which a member of staff is signed in to the panel.' })
export class StaffSession extends SignedInBrowser {
  @Field(() => String, {
    nullable: true,
    description: 'Where it was last used, such as «203.0.113.*»; the rest of the address is not stored.',
  })
  network: string | null;

  static override of(session: Session, currentId: string | null): StaffSession {
    const { id, startedAt, lastSeenAt, device, network } = session;
    return { id, startedAt, lastSeenAt, device, network, isCurrent: id === currentId };
  }
}
