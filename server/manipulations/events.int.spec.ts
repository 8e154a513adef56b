import {
  FULL,
  FULL_AND_PROVE,
  PLAIN,
  PLAIN_AND_PROVE,
  specManipulations,
} from '../testing/manipulation-specs.js';

const TOTAL = `data = replace(data, '"totalKurus":135000', '"totalKurus":135001')`;
/** No read row shows it. */
const FEE = `data = regexp_replace(data, '"shippingFeeKurus":\\d', '"shippingFeeKurus":9')`;
const SEALED_AT = `strpos(data, '"sealed":"') + 30`;
const SEALED_BYTE = `data = overlay(data PLACING
  CASE substr(data, ${SEALED_AT}, 1) WHEN 'A' THEN 'B' ELSE 'A' END FROM ${SEALED_AT} FOR 1)`;
const OWN_HASH = `hash = event_hash(previous_hash, position, stream, version, type, schema_version, actor_kind, actor_id,
  request_id, recorded_at, data)`;

const CHANGED = 'the hash does not fit the event';
const FORGED = 'it was not written by the shop';
const LOST = 'a checkpoint sealed this event, and it is missing or another';
const GONE = 'the event at this position is missing';

const update = (assignment: string, position: number) => () =>
  `UPDATE event SET ${assignment} WHERE position = ${position}`;

/** By the function of the database itself, with a MAC that is a guess. */
const forgeCancellation = (order: string) => `
  SELECT append_events('order', 'order-${order}', 1, (SELECT hash FROM event WHERE stream = 'order-${order}'),
    ARRAY['OrderCancelled'], ARRAY[1]::smallint[], ARRAY['{"from":"pending","reason":null}'],
    ARRAY[sha256('a guess')], 'staff', '', 'forged', now());`;

const removeOrder = (order: string) => `
  DELETE FROM event WHERE stream = 'order-${order}'; DELETE FROM order_line WHERE order_id = '${order}'; DELETE FROM order_search WHERE order_id = '${order}';
  DELETE FROM orders WHERE id = '${order}'; DELETE FROM stream_key WHERE stream = 'order-${order}';
  DELETE FROM order_document WHERE order_id = '${order}'; DELETE FROM idempotency_key WHERE order_id = '${order}';
  DELETE FROM outbox WHERE subject_id = '${order}';`;

const swapPositions = (one: number, other: number) => `
  UPDATE event SET position = 100 WHERE position = ${one}; UPDATE event SET position = ${one} WHERE position = ${other};
  UPDATE event SET position = ${other} WHERE position = 100;`;

specManipulations([
  {
    number: '1',
    what: 'one byte of an open field was changed, before a checkpoint',
    foundBy: PLAIN_AND_PROVE,
    change: update(TOTAL, 1),
    says: 'is not what the events say',
  },
  {
    number: '2',
    what: 'one byte was changed that no read row shows, before a checkpoint',
    foundBy: FULL,
    change: update(FEE, 1),
    says: CHANGED,
  },
  {
    number: '3',
    what: 'one byte was changed that no read row shows, after the checkpoint',
    foundBy: PLAIN,
    change: update(FEE, 7),
    says: CHANGED,
  },
  {
    number: '4',
    what: 'one byte of a sealed field was changed',
    foundBy: PLAIN_AND_PROVE,
    change: update(SEALED_BYTE, 1),
    says: 'it cannot be read',
  },
  {
    number: '5',
    what: 'an old event got another actor',
    foundBy: FULL,
    change: update(`actor_kind = 'staff'`, 1),
    says: CHANGED,
  },
  {
    number: '6',
    what: 'an old event got another time',
    foundBy: FULL_AND_PROVE,
    change: update(`recorded_at = recorded_at + interval '1 ms'`, 4),
    says: CHANGED,
  },
  {
    number: '7',
    what: 'a new event got another request id',
    foundBy: PLAIN,
    change: update(`request_id = 'another'`, 7),
    says: CHANGED,
  },
  {
    number: '8',
    what: 'a new event got another type',
    foundBy: PLAIN_AND_PROVE,
    change: update(`type = 'OrderPaymentReverted'`, 8),
    says: CHANGED,
  },
  {
    number: '9',
    what: 'the newest event was deleted',
    foundBy: PLAIN_AND_PROVE,
    change: () => 'DELETE FROM event WHERE position = 9',
    says: GONE,
  },
  {
    number: '11',
    what: 'the newest order was removed whole',
    foundBy: PLAIN,
    change: ({ orders }) => removeOrder(orders.f),
    says: GONE,
  },
  {
    number: '11, in the second before it was sealed',
    what: 'nothing shows, when the newest order was removed whole and the seal before it put back, not exported yet',
    foundBy: [],
    change: ({ orders, sealAfter }) => `${removeOrder(orders.f)} ${sealAfter[8]}`,
    says: '',
  },
  {
    number: '12',
    what: 'the last two versions of a stream were cut and its read row fitted',
    foundBy: PLAIN,
    change: ({ orders }) => `DELETE FROM event WHERE position IN (3, 8);
      UPDATE orders SET version = 1, updated_at = placed_at, payment_status = 'pending', left_to_staff = false,
        received_kurus = 0, payments = '[]' WHERE id = '${orders.a}'`,
    says: GONE,
  },
  {
    number: '13',
    what: 'an event that the last checkpoint sealed was deleted',
    foundBy: PLAIN_AND_PROVE,
    change: () => 'DELETE FROM event WHERE position = 6',
    says: LOST,
  },
  {
    number: '14',
    what: 'an event in the middle was deleted',
    foundBy: PLAIN,
    change: () => 'DELETE FROM event WHERE position = 3',
    says: 'version 2 is missing before it',
  },
  {
    number: '15',
    what: 'two old events swapped positions',
    foundBy: FULL,
    change: () => swapPositions(4, 5),
    says: CHANGED,
  },
  {
    number: '15, after the checkpoint and with the chain recomputed',
    what: 'two new events swapped positions',
    foundBy: PLAIN,
    change: ({ orders }) =>
      `${swapPositions(7, 9)} SELECT rechain('order-${orders.e}'), rechain('order-${orders.f}')`,
    says: 'the history up to this position is not the sealed one',
  },
  {
    number: '16',
    what: 'two events swapped type and data',
    foundBy: PLAIN_AND_PROVE,
    change: () => `UPDATE event SET type = other.type, data = other.data FROM event AS other
      WHERE (event.position, other.position) IN ((1, 7), (7, 1))`,
    says: CHANGED,
  },
  {
    number: '17',
    what: 'two streams swapped names',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders: { c, d } }) => `UPDATE event SET stream = 'order-x' WHERE stream = 'order-${c}';
      UPDATE event SET stream = 'order-${c}' WHERE stream = 'order-${d}';
      UPDATE event SET stream = 'order-${d}' WHERE stream = 'order-x'`,
    says: LOST,
  },
  {
    number: '34',
    what: 'an old event was edited and its own hash recomputed',
    foundBy: FULL_AND_PROVE,
    change: () => `${update(TOTAL, 4)()}; ${update(OWN_HASH, 4)()}`,
    says: FORGED,
  },
  {
    number: '35',
    what: 'a new event was edited, chain and read row recomputed',
    foundBy: PLAIN,
    change: ({ orders }) => `${update(TOTAL, 7)()}; SELECT rechain('order-${orders.e}');
      UPDATE orders SET total_kurus = 135001 WHERE id = '${orders.e}'`,
    says: FORGED,
  },
  {
    number: '36',
    what: 'an old event was edited, chain, read row and all checkpoints recomputed',
    foundBy: PLAIN,
    change: ({ orders }) => `${update(TOTAL, 4)()}; SELECT rechain('order-${orders.c}'); SELECT reseal();
      UPDATE orders SET total_kurus = 135001 WHERE id = '${orders.c}'`,
    says: 'was not taken by the shop',
  },
  {
    number: '41',
    what: 'a forged event was appended by the append function',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders }) => forgeCancellation(orders.c),
    says: FORGED,
  },
  {
    number: '42',
    what: 'a forged event was appended and the read row fitted',
    foundBy: PLAIN,
    change: ({
      orders,
    }) => `${forgeCancellation(orders.c)} UPDATE orders SET status = 'cancelled', version = 2, left_to_staff = true,
      updated_at = forged.recorded_at, closed_at = forged.recorded_at
      FROM event AS forged WHERE forged.request_id = 'forged' AND id = '${orders.c}'`,
    says: FORGED,
  },
  {
    number: '42, without a MAC, as if it were old',
    what: 'MACs were removed',
    foundBy: PLAIN,
    change: () => 'UPDATE event SET mac = NULL',
    says: 'it has no MAC',
  },
  {
    number: 'a malformed name',
    what: 'a stream got a name without an id',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders }) => `UPDATE event SET stream = 'order-zzz' WHERE position = 7;
      UPDATE stream_key SET stream = 'order-zzz' WHERE stream = 'order-${orders.e}'; SELECT rechain('order-zzz')`,
    says: 'order-zzz version 1 position 7',
  },
]);
