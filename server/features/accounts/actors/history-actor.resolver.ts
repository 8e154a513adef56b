import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../kernel/actor/audience.js';
import { HistoryActor } from '../../../kernel/actor/history-actor.type.js';
import { ActorNames } from './actor-names.js';

/** Names the people and programs of the histories that other wings show; who may read those decides who reads the names. */
@Public()
@Resolver(() => HistoryActor)
export class HistoryActorResolver {
  constructor(private readonly names: ActorNames) {}

  @ResolveField()
  async name(@Parent() actor: HistoryActor, @Context() operation: object): Promise<string | null> {
    return actor.name ?? (await this.names.of(actor, operation))?.name ?? null;
  }

  @ResolveField()
  async role(@Parent() actor: HistoryActor, @Context() operation: object): Promise<string | null> {
    return (await this.names.of(actor, operation))?.role ?? null;
  }
}
