import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../kernel/scalars/id.scalar.js';
import { Money } from '../../kernel/scalars/money.scalar.js';
import { registerValueEnum } from '../../kernel/scalars/value-enum.js';
import { NOTICE_KINDS, NOTICE_OUTCOMES, type NoticeKind, type NoticeOutcome } from './notice.kinds.js';

export const MAX_COUNTED = 100;

const descriptions = Object.entries(NOTICE_KINDS).map(([kind, { description }]) => [kind, description]);

export const NoticeKindEnum = registerValueEnum<NoticeKind>({
  name: 'NoticeKind',
  description: 'What a notice is about.',
  values: Object.fromEntries(descriptions) as Record<NoticeKind, string>,
});

export const NoticeOutcomeEnum = registerValueEnum<NoticeOutcome>({
  name: 'NoticeOutcome',
  description: 'How an import ended.',
  values: NOTICE_OUTCOMES,
});

@ObjectType({ description: 'What a notice leads to.' })
export class NoticeSubject {
  @Field(() => Id, { description: 'Id of the order, the quote, the message, or the failed job.' })
  id: string;

  @Field(() => String, {
    description: 'What people call it: the number of an order, a quote or a message, the name of a job.',
  })
  label: string;

  @Field(() => NoticeOutcomeEnum, {
    nullable: true,
    description: 'How an import ended; null of anything else, and of imports of earlier notices.',
  })
  outcome: NoticeOutcome | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Company or name of the buyer of an order or a quote, or the sender of a message; null of anything else, and of erased people.',
  })
  buyer: string | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Total of an order, or of the newest offer of a quote; null of anything else.',
  })
  total: number | null;
}

@ObjectType({ description: 'Something that staff are notified of.' })
export class Notice {
  @Field(() => Id, { description: 'A whole number; notices that were added later have greater ones.' })
  id: string;

  @Field(() => NoticeKindEnum, { description: 'What happened.' })
  kind: NoticeKind;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => NoticeSubject, { description: 'What it happened to.' })
  subject: NoticeSubject;

  @Field(() => Boolean, { description: 'Whether the person who asks has marked it as seen.' })
  isSeen: boolean;
}

@ObjectType({ description: 'The notices that the person who asks may see.' })
export class NoticeList {
  @Field(() => [Notice], { description: 'The newest first; none is older than 90 days.' })
  items: Notice[];

  @Field(() => Int, {
    description: `How many of all their notices they have not seen; ${MAX_COUNTED} means that many or more. What happened before their account was made counts as seen.`,
  })
  unseenCount: number;
}
