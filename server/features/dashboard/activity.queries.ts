import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, type ActorKind, isPermitted } from '../../kernel/actor/actor.js';
import { historyActor } from '../../kernel/actor/history-actor.js';
import { EventSourcedKinds } from '../../kernel/event-store/projection.js';
import type { Activity } from './figures.type.js';

const MAX_SHOWN = 12;

interface ActivityRow extends Omit<Activity, 'actor'> {
  actorKind: ActorKind;
  actorId: string;
}

/**
 * $1 categories, $2 how many. Each category is read backwards along its own part of the index, which only a comparison of rows
 * lets the planner see. That somebody opened a message is no news.
 */
const OF_EVENTS = `
  SELECT newest.*, coalesce(orders.number, quote.number, message.number) AS label,
    coalesce(nullif(coalesce(orders.buyer, quote.buyer, message.sender) ->> 'company', ''),
      coalesce(orders.buyer, quote.buyer, message.sender) ->> 'name') AS person
  FROM (
    SELECT of_category.* FROM unnest($1::text[]) AS wanted (category), LATERAL (
      SELECT 'event-' || position AS id, type, recorded_at AS at, substr(stream, length(category) + 2) AS "subjectId",
        coalesce(data::json ->> 'to', CASE type WHEN 'OrderCancelled' THEN 'cancelled' END) AS status,
        actor_kind AS "actorKind", actor_id AS "actorId", category, position
      FROM event
      WHERE (event.category, event.position) <= (wanted.category, 9223372036854775807)
        AND event.category >= wanted.category AND type <> 'MessageRead'
      ORDER BY event.category DESC, event.position DESC LIMIT $2) AS of_category
    ORDER BY position DESC LIMIT $2) AS newest
  LEFT JOIN orders ON orders.id = CASE category WHEN 'order' THEN "subjectId"::uuid END
  LEFT JOIN quote ON quote.id = CASE category WHEN 'quote' THEN "subjectId"::uuid END
  LEFT JOIN message ON message.id = CASE category WHEN 'message' THEN "subjectId"::uuid END
  ORDER BY position DESC`;

const OF_USERS = `
  SELECT 'user-' || id AS id, 'UserRegistered' AS type, created_at AS at, id AS "subjectId", NULL AS status,
    CASE role WHEN 'customer' THEN 'customer' ELSE 'system' END AS "actorKind", id::text AS "actorId", NULL AS label,
    coalesce(nullif(company, ''), name) AS person
  FROM users ORDER BY created_at DESC, id LIMIT $1`;

/** Reads what has just happened. */
@Injectable()
export class ActivityQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: EventSourcedKinds,
  ) {}

  /** What a member of staff may see. */
  async newest(staff: Actor | null): Promise<Activity[]> {
    const categories = this.kinds
      .all()
      .filter(({ category }) => staff && isPermitted(staff, category.permission))
      .map(({ category }) => category.name);
    const [events, users] = await Promise.all([
      this.dataSource.query<ActivityRow[]>(OF_EVENTS, [categories, MAX_SHOWN]),
      staff && isPermitted(staff, 'users') ? this.dataSource.query<ActivityRow[]>(OF_USERS, [MAX_SHOWN]) : [],
    ]);
    return [...events, ...users]
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MAX_SHOWN)
      .map(({ actorKind, actorId, ...row }) => ({ ...row, actor: historyActor(actorKind, actorId || null) }));
  }
}
