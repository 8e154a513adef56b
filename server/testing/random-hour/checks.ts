import type { DataSource } from 'typeorm';
import { violationLine } from '../../kernel/event-audit/audit-violation.js';
import { evidenceOn } from '../evidence.js';
import type { Actor } from './actors.js';
import { ACCEPTED, type Outcome, type RecordedEvent } from './outcomes.js';

/** What a person with the permission may be told; anything else is an error of the shop. */
const REFUSALS: readonly string[] = [
  ACCEPTED,
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'ORDER_CANCELLED',
  'VERSION_CONFLICT',
  'ORDER_NOT_SHIPPED',
  'ORDER_STOCK_SHORT',
  'ORDER_NOTE_UNKNOWN',
  'PAYMENT_AMOUNT_INVALID',
  'PAYMENT_DATE_INVALID',
  'PAYMENT_UNKNOWN',
  'RATE_LIMITED',
];
/** So many exports at once are asked for that some have to wait. */
const EXPORT_REFUSALS: readonly string[] = [...REFUSALS, 'EXPORTS_RUNNING', 'SERVICE_BUSY'];
/** The stock decides what the documents of an order promise. */
const BUYER_REFUSALS: readonly string[] = [
  ...REFUSALS,
  'DOCUMENTS_CHANGED',
  'ORDER_LINK_ENDED',
  'ORDER_NOT_CANCELLABLE',
  'OUT_OF_STOCK',
];
/** An input may be found to be malformed before anybody asks who sends it. */
const WITHOUT_PERMISSION: readonly string[] = [
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'SIGN_IN_REQUIRED',
];
/** What needs something else than to handle orders. */
const NEEDS: Readonly<Record<string, Actor['may'][number]>> = {
  export: 'exports',
  updateOrderMailSwitches: 'settings',
};

/** One line for each answer that its asker should not have got. */
export function wrongAnswers(outcomes: readonly Outcome[], actors: readonly Actor[]): string[] {
  return outcomes.flatMap(({ who, what, codes, httpStatus, requestId }) => {
    const actor = actors.find(({ name }) => name === who);
    const isPermitted = !actor || actor.may.includes(NEEDS[what] ?? 'orders');
    const refusals = isPermitted ? refusalsFor(what, actor) : WITHOUT_PERMISSION;
    const wrong = codes.filter((code) => !refusals.includes(code));
    if (wrong.length === 0 && (httpStatus < 500 || codes.includes('SERVICE_BUSY'))) return [];
    return [`${who}, ${what}: ${codes.join(', ')}, HTTP ${httpStatus}, request ${requestId}`];
  });
}

function refusalsFor(what: string, actor: Actor | undefined): readonly string[] {
  if (!actor) return BUYER_REFUSALS;
  return what === 'export' ? EXPORT_REFUSALS : REFUSALS;
}

/** Each rule counts its violations in one snapshot; $1 is the stock that each product began with. */
const COUNT_VIOLATIONS = `
  WITH held AS (
    SELECT product_id, sum(quantity - back_ordered) AS units FROM order_line
    JOIN orders ON orders.id = order_id WHERE status <> 'cancelled' GROUP BY product_id
  ), counted AS (
    SELECT status, payment_status, count(*) AS orders FROM orders GROUP BY 1, 2
    UNION ALL SELECT status, payment_status, -orders FROM order_count
    UNION ALL SELECT status, payment_status, -orders FROM order_count_change
  )
  SELECT
    (SELECT count(*)::int FROM product_stock LEFT JOIN held USING (product_id)
     WHERE quantity <> $1 - coalesce(units, 0)) AS "wrong stocks",
    (SELECT count(*)::int FROM (
       SELECT FROM counted GROUP BY status, payment_status HAVING sum(orders) <> 0) AS wrong) AS "wrong counts",
    (SELECT count(*)::int FROM orders WHERE version <>
       (SELECT max(event.version) FROM event WHERE stream = 'order-' || orders.id)) AS "wrong versions",
    (SELECT count(*)::int FROM order_line JOIN orders ON orders.id = order_id
     WHERE status = 'cancelled' AND back_ordered <> 0) AS "cancelled orders that wait"`;

/** The rules that the rows violate now. */
export async function violatedRules(dataSource: DataSource, stock: number): Promise<string[]> {
  const [counts] = await dataSource.query<[Record<string, number>]>(COUNT_VIOLATIONS, [stock]);
  return Object.entries(counts).flatMap(([rule, count]) => (count === 0 ? [] : [`${rule}: ${count}`]));
}

export const eventsOfOrders = (dataSource: DataSource) =>
  dataSource.query<RecordedEvent[]>(
    `SELECT request_id AS "requestId", substr(stream, 7) AS "orderId", version FROM event
     WHERE stream LIKE 'order-%' ORDER BY position`,
  );

/** What `audit:verify`, `audit:verify --full` and `projections:prove` find. */
export async function evidenceAgainst(dataSource: DataSource): Promise<string[]> {
  const { audit, proof } = evidenceOn(dataSource);
  const found = [
    (await audit.verify({ from: 'checkpoint' })).violation,
    (await audit.verify({ from: 'beginning' })).violation,
    await proof.firstDifference(),
  ];
  return found.flatMap((violation) => (violation ? [violationLine(violation)] : []));
}
