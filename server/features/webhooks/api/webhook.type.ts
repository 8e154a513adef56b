import { Field, Int, ObjectType } from '@nestjs/graphql';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { categoryOfStream, idOfStream } from '../../../kernel/event-store/stream-category.js';
import { ListOf } from '../../../kernel/listing/list.type.js';
import { DateTime } from '../../../kernel/scalars/date-time.scalar.js';
import { Id } from '../../../kernel/scalars/id.scalar.js';
import { Position } from '../../../kernel/scalars/position.scalar.js';
import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import type { Webhook as StoredWebhook, WebhookOffReason } from '../endpoints/webhook.entity.js';
import type { WebhookWithSecret } from '../endpoints/webhook-maker.service.js';
import type {
  WebhookDelivery as StoredDelivery,
  DeliveryOutcome,
  WebhookFailure,
} from '../sending/webhook-deliveries.js';
import { MAX_WAITING, type WebhookState } from './webhook-states.js';

export const WebhookOffReasonEnum = registerValueEnum<WebhookOffReason>({
  name: 'WebhookOffReason',
  description: 'Why nothing is sent to a webhook.',
  values: {
    staff: 'Staff switched it off.',
    failures: 'Its receiver did not take a change in any of the attempts of about a day.',
    gone: 'Its receiver answered 410.',
    maker: 'Who created it may read none of its changes any more.',
  },
});

export const WebhookFailureEnum = registerValueEnum<WebhookFailure>({
  name: 'WebhookFailure',
  description: 'Why a receiver did not take a message.',
  values: {
    address: 'Nothing may be sent to its address any more.',
    not_public: 'Its host has an address that is not public.',
    unknown_host: 'There is no such host.',
    unreachable: 'No connection, or one that broke.',
    certificate: 'Its certificate is not valid.',
    timeout: 'No answer within 15 seconds.',
    status: 'It answered with another status than 2xx.',
  },
});

export const DeliveryOutcomeEnum = registerValueEnum<DeliveryOutcome>({
  name: 'WebhookDeliveryOutcome',
  description: 'What became of a message.',
  values: { delivered: 'The receiver took it.', failed: 'It did not.' },
});

/** Of one that somebody else has just removed. */
const REMOVED: WebhookState = { waiting: 0, isFailing: false, previousSecretUntil: null };

@ObjectType({ description: 'A receiver to which the changes of the shop are sent, without its secret.' })
export class Webhook {
  @Field(() => Id, { description: 'Permanent id.' })
  id: string;

  @Field(() => String, { description: 'Name for staff.' })
  name: string;

  @Field(() => String, { description: 'Address that messages are posted to.' })
  address: string;

  @Field(() => [String], { description: 'Categories of the changes it gets, such as `order`.' })
  categories: string[];

  @Field(() => HistoryActor, {
    description: 'Who created it; it gets no more than they may read at the moment.',
  })
  maker: HistoryActor;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => WebhookOffReasonEnum, { nullable: true, description: 'Null while it is on.' })
  offReason: WebhookOffReason | null;

  @Field(() => DateTime, { nullable: true, description: 'Null while it is on.' })
  offSince: Date | null;

  @Field(() => Position, { description: 'Up to where in the feed everything was delivered.' })
  position: number;

  @Field(() => Int, {
    description: `Changes that it has not got yet; no more than ${MAX_WAITING} are counted.`,
  })
  waiting: number;

  @Field(() => Boolean, { description: 'Whether its receiver did not take the last change.' })
  isFailing: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When that is attempted again; null unless it is on and failing.',
  })
  nextAttemptAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When a change was last delivered.' })
  lastDeliveredAt: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when messages are signed with the previous secret, too; null when they are not.',
  })
  previousSecretUntil: Date | null;

  static of(webhook: StoredWebhook, state = REMOVED): Webhook {
    const { waiting, isFailing, previousSecretUntil } = state;
    const { id, name, address, categories, createdAt, offReason, offSince } = webhook;
    const { position, lastDeliveredAt, makerId, nextAttemptAt } = webhook;
    return {
      id,
      name,
      address,
      categories,
      createdAt,
      offReason,
      offSince,
      position,
      lastDeliveredAt,
      previousSecretUntil,
      waiting,
      isFailing,
      nextAttemptAt: isFailing && offReason === null ? nextAttemptAt : null,
      maker: historyActor('staff', makerId),
    };
  }
}

@ObjectType({ description: 'A webhook with a new secret.' })
export class WebhookSecret {
  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;

  @Field(() => String, { description: 'What its messages are signed with, `whsec_…`; shown only once.' })
  secret: string;

  static of({ secret }: WebhookWithSecret, webhook: Webhook): WebhookSecret {
    return { secret, webhook };
  }
}

@ObjectType({ description: 'One attempt to send a message to a webhook.' })
export class WebhookDelivery {
  @Field(() => Id, { description: 'A whole number.' })
  id: string;

  @Field(() => String, { description: 'Type of the change, or `WebhookTested`.' })
  type: string;

  @Field(() => Position, { nullable: true, description: 'Of the change; null for a test.' })
  position: number | null;

  @Field(() => String, { nullable: true, description: 'Category of what changed; null for a test.' })
  category: string | null;

  @Field(() => Id, { nullable: true, description: 'Id of what changed; null for a test.' })
  entityId: string | null;

  @Field(() => Int, { description: '1 for the first attempt.' })
  attempt: number;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt: Date;

  @Field(() => Int, { description: 'Milliseconds until the answer, or until it was given up.' })
  durationMs: number;

  @Field(() => Int, { nullable: true, description: 'Status of HTTP; null without an answer.' })
  status: number | null;

  @Field(() => WebhookFailureEnum, { nullable: true, description: 'Null when the receiver took it.' })
  failure: WebhookFailure | null;

  static of({ stream, version: _, ...delivery }: StoredDelivery): WebhookDelivery {
    return {
      ...delivery,
      category: stream && categoryOfStream(stream),
      entityId: stream && idOfStream(stream),
    };
  }
}

@ObjectType({
  description: 'One page of the deliveries of a webhook, the last first; they stay for 30 days.',
})
export class WebhookDeliveryList extends ListOf(WebhookDelivery) {}
