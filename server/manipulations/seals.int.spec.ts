import { FULL, PLAIN, specManipulations } from '../testing/manipulation-specs.js';

/** Checkpoint 1 was taken before there was an event. */
const FIRST = 2;
const LAST = 3;

const NOT_TAKEN = 'checkpoint 2 was not taken by the shop';

const update = (assignment: string) => () => `UPDATE checkpoint SET ${assignment} WHERE id = ${FIRST}`;

const ONE_HEAD = `ctid = (SELECT ctid FROM checkpoint_head WHERE checkpoint_id = ${FIRST} ORDER BY version DESC LIMIT 1)`;

const EVERYTHING = `event, checkpoint, checkpoint_head, latest_seal, stream_key, erasure, orders, order_line, order_search, order_document,
  idempotency_key, outbox, audit, audit_chain`;

/** Everything that came after checkpoint 2, from every table. */
const removeSince = (orders: readonly string[]) => {
  const ids = orders.map((id) => `'${id}'`).join(', ');
  const streams = orders.map((id) => `'order-${id}'`).join(', ');
  return `
    DELETE FROM event WHERE position > 4; DELETE FROM stream_key WHERE stream IN (${streams});
    DELETE FROM order_line WHERE order_id IN (${ids}); DELETE FROM orders WHERE id IN (${ids});
    DELETE FROM order_search WHERE order_id IN (${ids});
    DELETE FROM order_document WHERE order_id IN (${ids}); DELETE FROM idempotency_key WHERE order_id IN (${ids});
    DELETE FROM api_key WHERE created_at > (SELECT taken_at FROM checkpoint WHERE id = ${FIRST});
    DELETE FROM audit WHERE id > (SELECT audit_id FROM audit_chain, checkpoint
      WHERE checkpoint.id = ${FIRST} AND audit_chain.position = checkpoint.audit_position);
    DELETE FROM audit_chain WHERE position > (SELECT audit_position FROM checkpoint WHERE id = ${FIRST});
    DELETE FROM checkpoint WHERE id > ${FIRST}; DELETE FROM checkpoint_head WHERE checkpoint_id > ${FIRST};`;
};

const ROWS_AS_BEFORE = (a: string, b: string) => `
  UPDATE orders SET version = 2, payment_status = 'pending', received_kurus = 0, payments = '[]',
    updated_at = (SELECT recorded_at FROM event WHERE position = 3)
    WHERE id = '${a}';
  UPDATE orders SET version = 1, updated_at = placed_at, left_to_staff = false WHERE id = '${b}';`;

specManipulations([
  {
    number: '20',
    what: `the row of a sealed head was deleted`,
    foundBy: FULL,
    change: () => `DELETE FROM checkpoint_head WHERE checkpoint_id = ${FIRST} AND stream IN (
      SELECT stream FROM event GROUP BY stream HAVING max(version) = 1)`,
    says: 'checkpoint 2 does not fit the heads it sealed',
  },
  {
    number: '21',
    what: 'the hash of a sealed head was edited',
    foundBy: PLAIN,
    change: () => `UPDATE checkpoint_head SET hash = sha256(hash) WHERE ${ONE_HEAD}`,
    says: 'it does not follow the event before it',
  },
  {
    number: '22',
    what: 'the digest of the first checkpoint was edited',
    foundBy: PLAIN,
    change: update('digest = sha256(digest)'),
    says: NOT_TAKEN,
  },
  {
    number: '23',
    what: 'the position of the first checkpoint was edited',
    foundBy: PLAIN,
    change: update('position = position - 1'),
    says: NOT_TAKEN,
  },
  {
    number: '24',
    what: 'the time of the first checkpoint was edited',
    foundBy: PLAIN,
    change: update(`taken_at = taken_at - interval '1 hour'`),
    says: NOT_TAKEN,
  },
  {
    number: '25',
    what: 'the first checkpoint was deleted with its heads',
    foundBy: PLAIN,
    change: () =>
      `DELETE FROM checkpoint WHERE id <= ${FIRST}; DELETE FROM checkpoint_head WHERE checkpoint_id = ${FIRST}`,
    says: 'checkpoint 1 is missing',
  },
  {
    number: '26',
    what: 'the last checkpoint was deleted',
    foundBy: PLAIN,
    change: () =>
      `DELETE FROM checkpoint WHERE id = ${LAST}; DELETE FROM checkpoint_head WHERE checkpoint_id = ${LAST}`,
    says: 'checkpoint 3 is missing',
  },
  {
    number: '27',
    what: 'all checkpoints were deleted',
    foundBy: PLAIN,
    change: () => 'TRUNCATE checkpoint, checkpoint_head',
    says: 'there is no signed checkpoint to start from',
  },
  {
    number: '37',
    what: 'everything was wiped',
    foundBy: PLAIN,
    change: () => `TRUNCATE ${EVERYTHING}`,
    says: 'there is no signed checkpoint to start from',
  },
  {
    number: 'a time in the future',
    what: 'the last checkpoint got a time in the future',
    foundBy: PLAIN,
    change: () => `UPDATE checkpoint SET taken_at = taken_at + interval '1 year' WHERE id = ${LAST}`,
    says: 'checkpoint 3 was not taken by the shop',
  },
  {
    number: 'the latest seal edited',
    what: 'the latest seal was edited',
    foundBy: PLAIN,
    change: () => 'UPDATE latest_seal SET position = position - 1',
    says: 'the latest seal was not written by the shop',
  },
  {
    number: 'the latest seal deleted',
    what: 'the latest seal was deleted',
    foundBy: PLAIN,
    change: () => 'DELETE FROM latest_seal',
    says: 'the latest seal is missing',
  },
  {
    number: 'an older copy',
    what: 'all of the shop was replaced by an older copy, seals and all',
    foundBy: ['against'],
    change: ({ orders: { a, b, d, e, f }, sealAfter }) =>
      `${removeSince([d, e, f])} ${ROWS_AS_BEFORE(a, b)} ${sealAfter[4]}`,
    says: 'checkpoint 3 is not the one that was exported',
  },
]);
