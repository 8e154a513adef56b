import { SYSTEM } from '../actor/actor.js';
import { AuditLog } from '../audit-log/audit-log.js';
import { ChainAudit1766400000120 } from '../audit-log/migrations/1766400000120-chain-audit.js';
import { SignEvents1766400000100 } from '../event-store/migrations/1766400000100-sign-events.js';
import { RecordRepresentation1772700000300 } from '../event-store/migrations/1772700000300-record-representation.js';
import { openTestHistory, type TestHistory } from '../event-store/test-history.js';
import { testMasterKey } from '../keys/test-master.js';
import { SignCheckpoints1766400000110 } from './migrations/1766400000110-sign-checkpoints.js';

const HOUR_MS = 3_600_000;

const MIGRATIONS = [
  new SignEvents1766400000100(),
  new SignCheckpoints1766400000110(),
  new ChainAudit1766400000120(),
  new RecordRepresentation1772700000300(),
];

/** As the server wrote before events were signed. */
const EARLIER = `
  SELECT append_events('tank', 'tank-' || n, 0, decode(repeat('00', 32), 'hex'), ARRAY['TankFilled'], ARRAY[1]::smallint[],
    ARRAY['{"litres":1}'], 'system', '', 'earlier', clock_timestamp()) FROM generate_series(1, 3) AS n;
  INSERT INTO audit (actor_kind, what, subject, after) VALUES ('system', 'switch-turned', 'switch 1', '{"on": true}');
  INSERT INTO stream_key SELECT 'tank-' || n, sha256('person'), sha256('key') FROM generate_series(1, 3) AS n`;

let history: TestHistory;

beforeEach(async () => {
  history = await openTestHistory();
});

afterEach(() => history.close());

const violation = async (from: 'beginning' | 'checkpoint' = 'beginning') =>
  (await history.audit.verify({ from })).violation;

const count = async () => (await history.checkpoints.all()).length;

/** The database as it was before events were signed, with a checkpoint, and migrated again. */
async function migrateFromBefore(): Promise<void> {
  const runner = history.dataSource.createQueryRunner();
  for (const migration of [...MIGRATIONS].reverse()) await migration.down(runner);
  await runner.query(EARLIER);
  await runner.query('DELETE FROM stream_key');
  for (const migration of MIGRATIONS) await migration.up(runner);
  await runner.release();
  await history.checkpoints.take();
}

const addEntry = (subject: string) =>
  history.dataSource.transaction((transaction) =>
    new AuditLog(testMasterKey()).add(transaction, {
      actor: SYSTEM,
      requestId: 'spec',
      what: 'switch-turned',
      subject,
      before: { on: false, by: { z: 1, a: [1.5, 'ş'] } },
      after: { on: true, at: undefined },
    }),
  );

describe('after the migration that signs', () => {
  beforeEach(async () => {
    await migrateFromBefore();
    await history.open();
    await addEntry('switch 2');
  });

  const chainViolation = async () => (await violation())?.what;

  it('covers what was recorded before, and signs what comes', async () => {
    const [unsigned, first] = await history.checkpoints.all();
    expect([unsigned?.signature, first?.signature?.signedFrom]).toEqual([null, 4]);
    const rows = await history.dataSource.query<unknown[]>(
      'SELECT mac IS NOT NULL AS signed FROM event ORDER BY position',
    );
    expect(rows).toEqual([{ signed: false }, { signed: false }, { signed: false }, { signed: true }]);
  });

  it.each([
    [
      'an event of before',
      `UPDATE event SET data = '{"litres":2}' WHERE position = 2`,
      'the hash does not fit',
    ],
    [
      'an entry of the log of before',
      `UPDATE audit SET subject = 'x' WHERE mac IS NULL`,
      'the hash does not fit',
    ],
    ['the MAC of a new event', 'UPDATE event SET mac = NULL', 'it has no MAC'],
    ['the MAC of a new entry', 'UPDATE audit SET mac = NULL', 'the hash does not fit'],
    ['where MACs begin', 'UPDATE checkpoint SET signed_from = 9 WHERE id = 2', 'was not taken by the shop'],
    [
      'the time of an unsigned checkpoint',
      'UPDATE checkpoint SET taken_at = now() WHERE id = 1',
      'checkpoint 2 was not',
    ],
  ])('finds that %s was changed', async (_what, statement, says) => {
    await history.tamper(statement);
    expect(await chainViolation()).toContain(says);
  });
});

it('is not taken as the first again when all were deleted', async () => {
  await history.open();
  await history.tamper('TRUNCATE checkpoint, checkpoint_head');
  await expect(history.checkpoints.take()).rejects.toThrow('no signed checkpoint is left');
  expect((await violation())?.what).toBe('there is no signed checkpoint to start from');
});

it('is due after an hour, and at once when the last has a time in the future', async () => {
  await history.open();
  await history.checkpoints.takeWhenDue(HOUR_MS, new Date());
  expect(await count()).toBe(1);
  await history.checkpoints.takeWhenDue(HOUR_MS, new Date(Date.now() + HOUR_MS + 1));
  expect(await count()).toBe(2);
  await history.open('Mehmet Demir');
  await history.checkpoints.takeWhenDue(HOUR_MS, new Date(Date.now() - HOUR_MS));
  expect(await count()).toBe(3);
});

it('chains entries of the audit log that many transactions write at once', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => addEntry(`switch ${n}`)));
  const [chain] = await history.dataSource.query<unknown[]>(
    'SELECT count(*) AS links, max(position) AS newest FROM audit_chain',
  );
  expect(chain).toEqual({ links: 20, newest: 20 });
  expect(await violation()).toBeUndefined();
  await history.checkpoints.take();
  await addEntry('another');
  expect(await history.audit.verify({ from: 'checkpoint' })).toMatchObject({
    auditEntries: 1,
    violation: undefined,
  });
});

it('does not chain an entry whose transaction is rolled back', async () => {
  await expect(
    history.dataSource.transaction(async (transaction) => {
      await new AuditLog(testMasterKey()).add(transaction, {
        actor: SYSTEM,
        requestId: 'spec',
        what: 'x',
        subject: 'y',
      });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await addEntry('switch 1');
  expect(await violation()).toBeUndefined();
});
