import { SYSTEM } from '../actor/actor.js';
import { CAUSE, openTestHistory, type TestHistory } from '../event-store/test-history.js';
import { testMasterKey } from '../keys/test-master.js';
import { AuditLog } from './audit-log.js';
import { AuditReader } from './audit-reader.js';

const AYSE = { userId: '0198c0de-0000-7000-8000-000000000001' };
const MEHMET = { userId: '0198c0de-0000-7000-8000-000000000002' };
const CHANGE = {
  before: { name: 'Ayşe Yılmaz', role: 'customer' },
  after: { name: 'Ayşe Demir', role: 'admin', phone: null },
};

let history: TestHistory;
let log: AuditLog;

beforeEach(async () => {
  history = await openTestHistory();
  log = new AuditLog(testMasterKey());
});

afterEach(() => history.close());

const write = (of: { userId: string }) =>
  history.dataSource.transaction((transaction) =>
    log.add(transaction, {
      actor: SYSTEM,
      requestId: 'spec',
      what: 'customer-changed',
      subject: `user ${of.userId}`,
      ...CHANGE,
      personal: { of, fields: ['name', 'phone'] },
    }),
  );

const erase = (of: { userId: string }) =>
  history.dataSource.transaction((transaction) => log.erase(transaction, of, CAUSE));

const read = async ({ userId }: { userId: string }) => {
  const reader = new AuditReader(history.dataSource, testMasterKey());
  const [entry] = await reader.entriesOf(`user ${userId}`, { limit: 1 });
  return entry && { before: entry.before, after: entry.after };
};

const violation = async () => (await history.audit.verify({ from: 'beginning' })).violation?.what;

const stored = async () => {
  const [row] = await history.dataSource.query<[{ text: string }]>(
    `SELECT string_agg(before::text || after::text, '') AS text FROM audit`,
  );
  return row.text;
};

it('stores personal values of an entry sealed, and opens them for who may read', async () => {
  await write(AYSE);
  expect(await stored()).not.toMatch(/Ayşe|Demir/);
  expect(await stored()).toContain('customer');
  expect(await read(AYSE)).toEqual(CHANGE);
  expect(await violation()).toBeUndefined();
});

it('makes the values of an erased person unreadable for good, those of others not, and the chain stays whole', async () => {
  await write(AYSE);
  await write(AYSE);
  await write(MEHMET);
  const before = await stored();
  expect(await erase(AYSE)).toBe(2);
  expect(await erase(AYSE)).toBe(0);
  expect(await read(AYSE)).toEqual({
    before: { name: null, role: 'customer' },
    after: { name: null, role: 'admin', phone: null },
  });
  expect(await read(MEHMET)).toEqual(CHANGE);
  expect(await stored()).toBe(before);
  expect(await violation()).toBeUndefined();
});

it('reads entries that were written before values were sealed', async () => {
  await history.dataSource.query(
    `INSERT INTO audit (actor_kind, what, subject, after) VALUES ('system', 'note', 'user old', '{"name": "Ayşe"}')`,
  );
  const reader = new AuditReader(history.dataSource, testMasterKey());
  expect(await reader.entriesOf('user old', { limit: 5 })).toMatchObject([{ after: { name: 'Ayşe' } }]);
});

it.each([
  [
    'a sealed value was changed',
    `UPDATE audit SET after = jsonb_set(after, '{name,sealed}', '"AAAA"')`,
    'entry 1 of the audit log: the hash does not fit the entry',
  ],
  [
    'a sealed value was changed and the chain recomputed',
    `UPDATE audit SET after = jsonb_set(after, '{name,sealed}', '"AAAA"');
     UPDATE audit_chain AS link SET hash = audit_hash(link.previous_hash, link.position, audit) FROM audit
       WHERE audit.id = link.audit_id`,
    'entry 1 of the audit log: it was not written by the shop',
  ],
  [
    'its key was deleted, as if its person were erased',
    `DELETE FROM stream_key WHERE stream LIKE 'audit-%'`,
    'entry 1 of the audit log: its key is missing, and no erasure was recorded',
  ],
  [
    'its key was replaced',
    `UPDATE stream_key SET wrapped_key = sha256(wrapped_key) WHERE stream LIKE 'audit-%'`,
    'entry 1 of the audit log: its personal values cannot be read',
  ],
])('finds that %s', async (_what, statement, says) => {
  await write(AYSE);
  await history.tamper(statement);
  expect(await violation()).toBe(says);
});
