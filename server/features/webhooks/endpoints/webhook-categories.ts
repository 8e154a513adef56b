import { Injectable } from '@nestjs/common';
import { type Actor, isPermitted } from '../../../kernel/actor/actor.js';
import { StandingPermissions } from '../../../kernel/actor/standing-permissions.js';
import { EventSourcedKinds } from '../../../kernel/event-store/projection.js';
import { forbidden } from '../../../kernel/refusal/general.refusals.js';
import { changeCategoryUnknown } from '../../audit/index.js';
import type { Webhook } from './webhook.entity.js';

/** Which changes somebody may have sent, and still may. */
@Injectable()
export class WebhookCategories {
  constructor(
    private readonly kinds: EventSourcedKinds,
    private readonly standing: StandingPermissions,
  ) {}

  /** @throws CHANGE_CATEGORY_UNKNOWN, FORBIDDEN for a category that the actor may not read */
  assertReadable(actor: Pick<Actor, 'permissions'>, categories: readonly string[]): void {
    for (const name of categories) {
      const kind = this.kinds.find(name);
      if (!kind) throw changeCategoryUnknown({ category: name, known: this.readableBy(actor) });
      if (!isPermitted(actor, kind.category.permission)) throw forbidden([kind.category.permission]);
    }
  }

  /** Those of a webhook that its maker may read at the moment; none once they are no longer staff. */
  async readableNow({ makerId, categories }: Pick<Webhook, 'makerId' | 'categories'>): Promise<string[]> {
    const readable: string[] = [];
    for (const name of categories) {
      const permission = this.kinds.find(name)?.category.permission;
      const maker = { kind: 'staff', id: makerId } as const;
      if (permission && (await this.standing.may(maker, permission))) readable.push(name);
    }
    return readable;
  }

  private readableBy(actor: Pick<Actor, 'permissions'>): string[] {
    const known = this.kinds.all().map(({ category }) => category);
    return known.filter(({ permission }) => isPermitted(actor, permission)).map(({ name }) => name);
  }
}
