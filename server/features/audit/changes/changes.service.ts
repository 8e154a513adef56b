import { Injectable } from '@nestjs/common';
import { type Actor, isPermitted } from '../../../kernel/actor/actor.js';
import { ChangeFeed } from '../../../kernel/event-store/change-feed.js';
import { EventSourcedKinds } from '../../../kernel/event-store/projection.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { Change, type ChangePage } from './change.type.js';
import { changeCategoryUnknown, positionAhead } from './changes.refusals.js';

export interface ChangesRequest {
  /** The position after which to read. */
  after: number;
  limit: number;
  /** All that the actor may read, unless given. */
  categories?: readonly string[] | null;
}

/** Everything that happened, for programs that follow the shop. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly kinds: EventSourcedKinds,
  ) {}

  /**
   * @throws FORBIDDEN for an actor who may read no category, or not one of those asked for
   * @throws CHANGE_CATEGORY_UNKNOWN
   * @throws POSITION_AHEAD for a position after the newest event
   */
  async read(actor: Actor, { after, limit, categories }: ChangesRequest): Promise<ChangePage> {
    const readable = this.readableBy(actor);
    const wanted = categories ? this.permitted(categories, readable) : readable;
    // Read before the page: the page contains every event up to here, except those of other categories.
    const head = await this.feed.head();
    if (after > head) throw positionAhead({ newest: head });
    const changes = await this.feed.after(after, wanted, limit);
    const last = changes.at(-1)?.position ?? after;
    const nextAfter = changes.length < limit ? Math.max(last, head) : last;
    return { items: changes.map((change) => Change.of(change)), nextAfter };
  }

  private readableBy(actor: Actor): string[] {
    const known = this.kinds.all().map(({ category }) => category);
    const readable = known.filter(({ permission }) => isPermitted(actor, permission));
    if (readable.length === 0) throw forbidden(known.map(({ permission }) => permission));
    return readable.map(({ name }) => name);
  }

  private permitted(categories: readonly string[], readable: readonly string[]): string[] {
    for (const category of categories) {
      const kind = this.kinds.find(category);
      if (!kind) throw changeCategoryUnknown({ category, known: readable });
      if (!readable.includes(category)) throw forbidden([kind.category.permission]);
    }
    return [...new Set(categories)];
  }
}
