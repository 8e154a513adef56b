import { FULL, PLAIN, PLAIN_AND_PROVE, specManipulations } from '../testing/manipulation-specs.js';

const UNCHAINED = 'ALTER TABLE audit DISABLE TRIGGER audit_is_chained;';
const CHAINED = 'SET CONSTRAINTS ALL IMMEDIATE; ALTER TABLE audit ENABLE ALWAYS TRIGGER audit_is_chained;';
const OTHER_SHAPE = 'has a shape that the shop does not write';
const BEFORE = 'it is before the beginning';

specManipulations([
  {
    number: 'a row before the beginning',
    what: 'an entry was forged in the audit log with an id that no walk comes to',
    foundBy: PLAIN,
    change: () => `${UNCHAINED}
      INSERT INTO audit (id, at, actor_kind, what, subject) OVERRIDING SYSTEM VALUE
        VALUES (-1, now(), 'staff', 'forged', 'x'); ${CHAINED}`,
    says: BEFORE,
  },
  {
    number: 'a row before the beginning, in the chain',
    what: 'such an entry was given a place in the chain before the first',
    foundBy: PLAIN,
    change: () => `${UNCHAINED} ALTER TABLE audit_chain DROP CONSTRAINT audit_chain_position_check;
      INSERT INTO audit (id, at, actor_kind, what, subject) OVERRIDING SYSTEM VALUE
        VALUES (0, now(), 'staff', 'forged', 'x');
      INSERT INTO audit_chain VALUES (0, 0, sha256('a'), sha256('b')); ${CHAINED}`,
    says: BEFORE,
  },
  {
    number: 'an event before the beginning',
    what: 'an event was forged at a position that no walk comes to, and its read row fitted',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders: { f } }) => `ALTER TABLE event DROP CONSTRAINT event_position_check;
      INSERT INTO event SELECT -5, category, stream, 2, 'OrderNoted', 1, '{"note":{"sealed":""}}', 'staff', 'x', 'r',
        recorded_at, hash, sha256('a'), NULL FROM event WHERE stream = 'order-${f}';
      UPDATE event SET data = (SELECT data FROM event WHERE type = 'OrderNoted' LIMIT 1) WHERE position = -5;
      UPDATE orders SET version = 2 WHERE id = '${f}'`,
    says: BEFORE,
  },
  {
    number: 'a text added',
    what: 'an order was given a text that its buyer never accepted',
    foundBy: FULL,
    change: ({ orders: { c } }) => `INSERT INTO order_document
      SELECT (jsonb_populate_record(order_document, '{"slug": "ek-sozlesme", "position": 9}')).* FROM order_document
      WHERE order_id = '${c}' AND position = 1`,
    says: 'the text ek-sozlesme was not accepted',
  },
  {
    number: 'the version of a text',
    what: 'an accepted text was said to be another version of its page',
    foundBy: PLAIN,
    change: ({ orders: { f } }) =>
      `UPDATE order_document SET version = version + 1 WHERE order_id = '${f}' AND position = 1`,
    says: 'is not the accepted one',
  },
  {
    number: 'nulls',
    what: 'the hash of an event was emptied',
    foundBy: PLAIN,
    change: ({ orders: { f } }) =>
      `ALTER TABLE event ALTER hash DROP NOT NULL; UPDATE event SET hash = NULL WHERE stream = 'order-${f}'`,
    says: OTHER_SHAPE,
  },
  {
    number: 'times without end',
    what: 'an event was given a time without end',
    foundBy: PLAIN_AND_PROVE,
    change: ({ orders: { f } }) => `UPDATE event SET recorded_at = 'infinity' WHERE stream = 'order-${f}'`,
    says: OTHER_SHAPE,
  },
  {
    number: 'times without end, in the audit log',
    what: 'an entry of the audit log was given a time without end',
    foundBy: FULL,
    change: () => `UPDATE audit SET at = 'infinity' WHERE id = 1`,
    says: OTHER_SHAPE,
  },
  {
    number: 'a column dropped',
    what: 'the MACs were dropped with their column',
    foundBy: PLAIN_AND_PROVE,
    change: () => 'ALTER TABLE event DROP COLUMN mac',
    says: OTHER_SHAPE,
  },
  {
    number: 'a function replaced',
    what: 'the function that chains the audit log was replaced by one that does not',
    foundBy: PLAIN,
    change: () =>
      `CREATE OR REPLACE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    says: 'the function that chains the audit log is another',
  },
  {
    number: 'a rule',
    what: 'a rule swallows what is written to the audit log',
    foundBy: PLAIN,
    change: () =>
      `CREATE RULE quiet AS ON INSERT TO audit WHERE new.what = 'api-key-created' DO INSTEAD NOTHING`,
    says: 'table audit has rules',
  },
  {
    number: 'another trigger',
    what: 'a trigger swallows what is written to the audit log',
    foundBy: PLAIN,
    change: () => `CREATE FUNCTION swallow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER swallow BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION swallow()`,
    says: 'table audit has the trigger swallow',
  },
  {
    number: 'row security',
    what: 'a policy hides orders from the shop and not from the proof',
    foundBy: PLAIN,
    change: () => `ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
      CREATE POLICY hidden ON orders USING (current_setting('application_name') <> 'shop api')`,
    says: 'table orders hides rows',
  },
  {
    number: 'an unlogged table',
    what: 'a table of evidence was made one that a crash empties',
    foundBy: PLAIN,
    change: () => 'ALTER TABLE checkpoint_head SET UNLOGGED',
    says: 'table checkpoint_head is no table that is stored for good',
  },
  {
    number: 'an export said to be done',
    what: 'the export of checkpoints was set ahead, so that none is sent any more',
    foundBy: PLAIN,
    change: () => `INSERT INTO checkpoint_export VALUES ('file checkpoints.jsonl', 2147483647)`,
    says: 'the export to file checkpoints.jsonl is ahead of the checkpoints',
  },
  {
    number: '49',
    what: 'a member of staff was made a super admin',
    foundBy: PLAIN,
    change: () => `UPDATE users SET role = 'super_admin' WHERE role = 'admin'`,
    says: 'its permissions are not what the audit log says',
  },
  {
    number: '49, added',
    what: 'somebody was added to the staff',
    foundBy: PLAIN,
    change: () => `
      INSERT INTO users (id, email, email_key, name, role, permissions, is_active, customer_type, created_at, updated_at)
      SELECT gen_random_uuid(), 'x@example.com', 'x@example.com', name, 'super_admin', '{}', true, customer_type, now(), now()
      FROM users LIMIT 1`,
    says: 'its role is not what the audit log says',
  },
  {
    number: '50',
    what: 'an API key was widened',
    foundBy: PLAIN,
    change: () => `UPDATE api_key SET permissions = '{all,settings}'`,
    says: 'its permissions are not what the audit log says',
  },
  {
    number: '50, added',
    what: 'an API key was added',
    foundBy: PLAIN,
    change: () => `INSERT INTO api_key SELECT (jsonb_populate_record(api_key, jsonb_build_object('id',
      gen_random_uuid(), 'secret_hash', '\\x' || repeat('ab', 32)))).* FROM api_key LIMIT 1`,
    says: 'the key itself is not what the audit log says',
  },
  {
    number: '50, a webhook',
    what: 'a webhook was added',
    foundBy: PLAIN,
    change:
      () => `INSERT INTO webhook (id, name, address, categories, maker_id, secret, position, attempts, claim,
      next_attempt_at, created_at)
      SELECT gen_random_uuid(), 'ERP', 'https://hirsiz.example/', '{order}', id, '', 0, 0, 0, now(), now() FROM users LIMIT 1`,
    says: 'the webhook itself is not what the audit log says',
  },
  {
    number: '51',
    what: 'the rule of second factors was changed',
    foundBy: PLAIN,
    change: () => `UPDATE second_factor_policy SET session_days = 365`,
    says: 'when sessions end is not what the audit log says',
  },
]);
