import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Actor, type ActorKind, isPermitted, type Permission } from '../../kernel/actor/actor.js';
import { historyActor } from '../../kernel/actor/history-actor.js';
import { EventSourcedKinds } from '../../kernel/event-store/projection.js';
import type { Activity } from './figures.type.js';

const MAX_SHOWN = 12;

interface ActivityRow extends Omit<Activity, 'actor' | 'count'> {
  /** One where there is none. */
  count?: number;
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

/** How far back changes of the catalog are looked at: one import may be all of them. */
const MAX_CHANGES = 300;

/** $1 product and category, $2 how many. What one request did alike, such as an import, is one activity. */
const OF_CATALOG = `
  SELECT 'entry-' || max(change.id) AS id, what AS type, max(at) AS at, max(subject_id) AS "subjectId", NULL AS status,
    actor_kind AS "actorKind", coalesce(actor_id, '') AS "actorId", NULL AS person, count(DISTINCT subject_id) AS count,
    CASE count(DISTINCT subject_id) WHEN 1 THEN coalesce(max(product.name), max(category.name)) END AS label
  FROM unnest($1::text[]) AS wanted (kind) CROSS JOIN LATERAL (
    SELECT id, at, what, actor_kind, actor_id, request_id, substr(subject, length(kind) + 2) AS subject_id FROM audit
    WHERE split_part(subject, ' ', 1) COLLATE "C" = kind ORDER BY at DESC LIMIT ${MAX_CHANGES}) AS change
  LEFT JOIN product ON kind = 'product' AND product.id::text = subject_id
  LEFT JOIN category ON kind = 'category' AND category.id::text = subject_id
  GROUP BY what, actor_kind, actor_id, request_id
  ORDER BY max(at) DESC LIMIT $2`;

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
    const may = (permission: Permission) => staff !== null && isPermitted(staff, permission);
    const read = (sql: string, ...values: unknown[]) => this.dataSource.query<ActivityRow[]>(sql, values);
    const parts = await Promise.all([
      read(OF_EVENTS, categories, MAX_SHOWN),
      may('users') ? read(OF_USERS, MAX_SHOWN) : [],
      may('catalog') ? read(OF_CATALOG, ['product', 'category'], MAX_SHOWN) : [],
    ]);
    return parts
      .flat()
      .sort((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MAX_SHOWN)
      .map(({ actorKind, actorId, count = 1, ...row }) => ({
        ...row,
        count,
        actor: historyActor(actorKind, actorId || null),
      }));
  }
}
