import {
  FULL,
  FULL_AND_PROVE,
  PLAIN,
  PLAIN_AND_PROVE,
  specManipulations,
} from '../testing/manipulation-specs.js';

const BLANK = `buyer = NULL, buyer_email_key = NULL, shipping_address = NULL, billing_address = NULL, notes = NULL`;
const blankRows = (id: string) => `UPDATE orders SET ${BLANK} WHERE id = '${id}';
  UPDATE order_search SET text = ' ' || number || ' test1' FROM orders WHERE id = order_id AND id = '${id}'`;
const OTHER_ROW = 'is not what the events say';
const NO_ERASURE = 'its key is missing, and no erasure was recorded';
const OPEN_TABLE = 'the trigger that refuses to change table event is disabled';

specManipulations([
  {
    number: '28',
    what: 'the total in a read row was changed',
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) => `UPDATE orders SET total_kurus = 1 WHERE id = '${orders.c}'`,
    says: OTHER_ROW,
  },
  {
    number: '29, of an order that moved since the checkpoint',
    what: 'the status in a read row was changed',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders }) => `UPDATE orders SET status = 'shipped' WHERE id = '${orders.e}'`,
    says: OTHER_ROW,
  },
  {
    number: '30',
    what: 'the quantity of a line in a read row was changed',
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) => `UPDATE order_line SET quantity = 5 WHERE order_id = '${orders.c}'`,
    says: OTHER_ROW,
  },
  {
    number: '31',
    what: 'a read row was deleted',
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) => `DELETE FROM order_line WHERE order_id = '${orders.c}';
      DELETE FROM orders WHERE id = '${orders.c}'`,
    says: OTHER_ROW,
  },
  {
    number: '32',
    what: 'a read row was added',
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) => `INSERT INTO order_line
      SELECT (jsonb_populate_record(order_line, '{"position": 2}')).* FROM order_line WHERE order_id = '${orders.c}'`,
    says: OTHER_ROW,
  },
  {
    number: '32, of an order that moved since the checkpoint',
    what: 'a line was added to a read row',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders }) => `INSERT INTO order_line
      SELECT (jsonb_populate_record(order_line, '{"position": 2}')).* FROM order_line WHERE order_id = '${orders.a}'`,
    says: OTHER_ROW,
  },
  {
    number: '33',
    what: `the buyer's name in a read row was changed`,
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) =>
      `UPDATE orders SET buyer = jsonb_set(buyer, '{name}', '"Another"') WHERE id = '${orders.c}'`,
    says: OTHER_ROW,
  },
  {
    number: '38',
    what: `a stream's key was deleted`,
    foundBy: FULL_AND_PROVE,
    change: ({ orders }) => `DELETE FROM stream_key WHERE stream = 'order-${orders.c}'`,
    says: NO_ERASURE,
  },
  {
    number: '39',
    what: `a stream's key was deleted and its read row blanked, as if erased`,
    foundBy: FULL,
    change: ({ orders }) => `DELETE FROM stream_key WHERE stream = 'order-${orders.c}';
      ${blankRows(orders.c)}`,
    says: NO_ERASURE,
  },
  {
    number: '39, with a forged erasure',
    what: `a stream's key was deleted and an erasure forged`,
    foundBy: PLAIN,
    change: ({
      orders,
    }) => `INSERT INTO erasure SELECT stream, subject, 'system', '', 'forged', now(), sha256('a guess')
        FROM stream_key WHERE stream = 'order-${orders.f}';
      DELETE FROM stream_key WHERE stream = 'order-${orders.f}';
      ${blankRows(orders.f)}`,
    says: 'its erasure was not recorded by the shop',
  },
  {
    number: '40',
    what: 'the keys of two streams were swapped',
    foundBy: FULL_AND_PROVE,
    change: ({
      orders: { c, d },
    }) => `UPDATE stream_key SET wrapped_key = other.wrapped_key FROM stream_key AS other
      WHERE (stream_key.stream, other.stream) IN (('order-${c}', 'order-${d}'), ('order-${d}', 'order-${c}'))`,
    says: 'it cannot be read',
  },
  {
    number: '43',
    what: 'an accepted text was changed by one byte',
    foundBy: FULL,
    change: ({ orders }) => `UPDATE order_document SET body = set_byte(body, 20, 255 - get_byte(body, 20))
      WHERE order_id = '${orders.c}' AND position = 1`,
    says: 'is not the accepted one',
  },
  {
    number: '44',
    what: 'an accepted text was deleted',
    foundBy: FULL,
    change: ({ orders }) => `DELETE FROM order_document WHERE order_id = '${orders.c}' AND position = 1`,
    says: 'the accepted text on-bilgilendirme is missing',
  },
  {
    number: '45',
    what: `a row of the staff's log was edited`,
    foundBy: FULL,
    change: () => `UPDATE audit SET actor_id = 'another' WHERE id = (SELECT min(id) FROM audit)`,
    says: 'the hash does not fit the entry',
  },
  {
    number: '45, with the chain recomputed',
    what: `the newest row of the staff's log was edited and its hash recomputed`,
    foundBy: PLAIN,
    change: () => `UPDATE audit SET actor_id = 'another' WHERE id = (SELECT max(id) FROM audit);
      UPDATE audit_chain AS link SET hash = audit_hash(link.previous_hash, link.position, audit) FROM audit
        WHERE audit.id = link.audit_id`,
    says: 'it was not written by the shop',
  },
  {
    number: '46',
    what: `the staff's log was emptied`,
    foundBy: PLAIN,
    change: () => 'TRUNCATE audit, audit_chain',
    says: 'of the audit log is missing',
  },
  {
    number: '46, sealed',
    what: `a name in the staff's log was changed and its chain recomputed`,
    foundBy: FULL,
    change:
      () => `UPDATE audit SET after = jsonb_set(after, '{name,sealed}', '"AAAA"') WHERE what = 'admin-created';
      UPDATE audit_chain AS link SET hash = audit_hash(link.previous_hash, link.position, audit) FROM audit
        WHERE audit.id = link.audit_id`,
    says: 'it was not written by the shop',
  },
  {
    number: '46, key',
    what: `the key of a name in the staff's log was deleted, as if its person were erased`,
    foundBy: FULL,
    change: () => `DELETE FROM stream_key WHERE stream LIKE 'audit-%'`,
    says: NO_ERASURE,
  },
  {
    number: '47',
    what: 'the idempotency keys were emptied',
    foundBy: PLAIN,
    change: () => 'TRUNCATE idempotency_key',
    says: 'its idempotency key is missing',
  },
  {
    number: '47, edited',
    what: 'an idempotency key was given another request',
    foundBy: PLAIN,
    change: ({ orders }) =>
      `UPDATE idempotency_key SET body_hash = sha256(body_hash) WHERE order_id = '${orders.e}'`,
    says: 'its idempotency key was not written by the shop',
  },
  {
    number: '47, with a forged removal',
    what: 'idempotency keys were removed and a removal forged',
    foundBy: PLAIN,
    change: () =>
      `TRUNCATE idempotency_key; INSERT INTO idempotency_sweep VALUES (9, 6, now(), sha256('a guess'))`,
    says: 'a removal of idempotency keys was not recorded by the shop',
  },
  {
    number: '48',
    what: 'a trigger was left disabled',
    foundBy: PLAIN,
    change: () => '',
    afterwards: 'ALTER TABLE event DISABLE TRIGGER USER',
    says: OPEN_TABLE,
  },
  {
    number: '48, not always on',
    what: 'a trigger was left for session_replication_role to pass',
    foundBy: PLAIN,
    change: () => '',
    afterwards: 'ALTER TABLE document_version ENABLE TRIGGER document_version_is_append_only',
    says: 'the trigger that refuses to change table document_version is not always on',
  },
  {
    number: '48, dropped',
    what: 'a trigger was dropped',
    foundBy: PLAIN,
    change: () => '',
    afterwards: 'DROP TRIGGER audit_is_append_only ON audit',
    says: 'table audit has no trigger that refuses to change it',
  },
  {
    number: '48, emptied',
    what: 'the function of the triggers was replaced',
    foundBy: PLAIN,
    change: () => '',
    afterwards: `CREATE OR REPLACE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RETURN NULL; END $$`,
    says: 'the function that refuses to change history is another',
  },
  {
    number: 'session_replication_role',
    what: 'session_replication_role was set for the database',
    foundBy: PLAIN,
    change: () => '',
    afterwards: `DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET session_replication_role = replica', current_database()); END $$`,
    says: 'session_replication_role is set for every role in database',
  },
]);
