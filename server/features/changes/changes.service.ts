import { Injectable } from '@nestjs/common';
import { type Actor, isPermitted } from '../../kernel/actor/actor.js';
import { ChangeFeed } from '../../kernel/event-store/change-feed.js';
import { EventSourcedKinds } from '../../kernel/event-store/projection.js';
import { forbidden } from '../../kernel/refusal/general.refusals.js';
import { Change, type ChangePage } from './change.type.js';
import { positionAhead } from './changes.refusals.js';

/** Everything that happened, for programs that follow the shop. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly kinds: EventSourcedKinds,
  ) {}

  /**
   * @throws FORBIDDEN to who may read nothing of what happens
   * @throws POSITION_AHEAD to who asks for what comes after something that never happened
   */
  async after(actor: Actor, after: number, limit: number): Promise<ChangePage> {
    const categories = this.readableBy(actor);
    // Read before the page: whatever lies up to here is then seen by the page, and what it lacks is of other kinds.
    const head = await this.feed.head();
    if (after > head) throw positionAhead({ newest: head });
    const changes = await this.feed.after(after, categories, limit);
    const seen = changes.at(-1)?.position ?? after;
    const nextAfter = changes.length < limit ? Math.max(seen, head) : seen;
    return { items: changes.map((change) => Change.of(change)), nextAfter };
  }

  private readableBy(actor: Actor): string[] {
    const known = this.kinds.all().map(({ category }) => category);
    const readable = known.filter(({ permission }) => isPermitted(actor, permission));
    if (readable.length === 0) throw forbidden(known.map(({ permission }) => permission));
    return readable.map(({ name }) => name);
  }
}
