import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTime } from '../scalars/date-time.scalar.js';
import { registerValueEnum } from '../scalars/value-enum.js';
import type { Actor, ActorKind } from './actor.js';
import { HistoryActor } from './history-actor.type.js';

export type HistoryChannel = 'panel' | 'api' | 'shop' | 'system';

const HistoryChannelEnum = registerValueEnum<HistoryChannel>({
  name: 'HistoryChannel',
  description: 'Through what something was done.',
  values: {
    panel: 'The panel.',
    api: 'A program with an API key.',
    shop: 'The shop in a browser, by the buyer.',
    system: 'The shop itself.',
  },
});

const CHANNELS: Readonly<Record<ActorKind, HistoryChannel>> = {
  guest: 'shop',
  customer: 'shop',
  staff: 'panel',
  program: 'api',
  system: 'system',
};

/** One event in the history of a record. */
@ObjectType({ isAbstract: true })
export abstract class HistoryEvent {
  @Field(() => Int, { description: 'Version of the record after it, which can be asked for.' })
  version: number;

  @Field(() => String, { description: 'Type of the event, as docs/events.md lists them.' })
  type: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at: Date;

  @Field(() => String, { description: 'What happened, as a Turkish sentence.' })
  text: string;

  @Field(() => HistoryActor, { description: 'Who did it.' })
  actor: HistoryActor;

  @Field(() => HistoryChannelEnum, { description: 'Through what it was done.' })
  channel: HistoryChannel;

  @Field(() => String, { nullable: true, description: 'Reason, as typed; null once the buyer was erased.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of a note for staff; null once it was withdrawn or the buyer was erased.',
  })
  note: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the buyer was to be mailed; null for events that staff do not decide this for.',
  })
  isBuyerNotified: boolean | null;
}

export const channelOf = ({ kind }: Pick<Actor, 'kind'>): HistoryChannel => CHANNELS[kind];

/**
 * Who did something with the record of a buyer.
 *
 * @param buyer is called as in the record, or has no name once erased; others are named by the wing that knows them
 */
export function historyActor(
  actor: Pick<HistoryActor, 'kind' | 'id'>,
  buyer: { readonly name: string | null } | null | undefined,
): HistoryActor {
  const name = channelOf(actor) === 'shop' ? (buyer?.name ?? null) : null;
  return Object.assign(new HistoryActor(), { kind: actor.kind, id: actor.id, name, role: null });
}
