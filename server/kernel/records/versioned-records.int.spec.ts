import { AuditLog } from '../audit-log/audit-log.js';
import { testMasterKey } from '../keys/test-master.js';
import { until } from '../clock/test-until.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { DataVersions } from '../data-version/data-versions.js';
import type { Cause } from '../actor/cause.js';
import { codeOf } from '../refusal/test-code-of.js';
import { z } from 'zod';
import { declareRefusal } from '../refusal/refusal.js';
import { documentKind, type InvalidField } from './document-kind.js';
import { seedRecord } from './record-version.queries.js';
import { VersionedRecords } from './versioned-records.js';

const NOTES = documentKind<Record<string, Record<string, unknown>>>({
  name: 'note',
  topic: 'content',
  schemaOf: () => z.record(z.string(), z.unknown()),
  invalid: declareRefusal<{ fields: InvalidField[] }>('SPEC_RECORD_INVALID', 422, () => 'Geçersiz not.'),
});
const ID = 'first';
const STAFF: Cause = { actor: { kind: 'staff', id: 'ayse' }, requestId: 'request-1' };
const SYSTEM_CAUSE: Cause = { actor: { kind: 'system', id: null }, requestId: 'test' };

let database: TestDatabase;
let dataVersions: DataVersions;
let records: VersionedRecords;

const seed = (key: string, value: object) =>
  seedRecord(database.dataSource.manager, { name: NOTES.name, key, value });

const save = (expectedVersion: number, value: Record<string, unknown>, cause = STAFF) =>
  database.dataSource.transaction((transaction) =>
    records.save(transaction, NOTES, { key: ID, value, expectedVersion, cause }),
  );

const auditEntries = () =>
  database.dataSource.query<object[]>(
    'SELECT actor_kind, actor_id, request_id, what, subject, before, after FROM audit ORDER BY id',
  );

const contentVersion = async () => {
  await dataVersions.refresh();
  return dataVersions.current().content;
};

beforeEach(async () => {
  database = await openTestDatabase();
  dataVersions = new DataVersions(database.dataSource);
  records = new VersionedRecords(database.dataSource, dataVersions, new AuditLog(testMasterKey()));
  await seed(ID, { title: 'One', seo: { title: 'x', keywords: ['a'] } });
});

afterEach(() => database.close());

it('adds a version with its author and leaves the older one readable', async () => {
  expect(await save(1, { title: 'Two' })).toBe(2);
  expect(await records.latest(NOTES, ID)).toEqual({ version: 2, value: { title: 'Two' } });
  const saved = await records.version(NOTES, ID, 2);
  expect(saved).toMatchObject({ value: { title: 'Two' }, ...STAFF });
  expect(saved.savedAt).toBeInstanceOf(Date);
  expect(await records.version(NOTES, ID, 1)).toMatchObject({ value: { title: 'One' }, version: 1 });
});

it('lists who saved what, newest first, and pages through it', async () => {
  await save(1, { title: 'Two' });
  await save(2, { title: 'Three' }, SYSTEM_CAUSE);
  const versions = await records.history(NOTES, ID);
  expect(versions.map(({ version, actor }) => [version, actor.kind])).toEqual([
    [3, 'system'],
    [2, 'staff'],
    [1, 'system'],
  ]);
  expect(await records.history(NOTES, ID, { skip: 1, take: 1 })).toMatchObject([{ version: 2 }]);
});

it('accepts exactly one of twenty saves at one version, and names to the others the current version', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) => save(1, { title: `Writer ${number}`, seo: { title: 'x' } })),
  );
  const won = results.filter(({ status }) => status === 'fulfilled');
  expect(won).toEqual([{ status: 'fulfilled', value: 2 }]);
  const lost = results.filter(({ status }) => status === 'rejected');
  for (const { reason } of lost as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: {
        expectedVersion: 1,
        currentVersion: 2,
        differing: ['seo.keywords', 'title'],
        changedBy: STAFF.actor,
        changedAt: expect.stringMatching(/^\d{4}-.+Z$/) as string,
      },
    });
  }
  expect(await records.history(NOTES, ID)).toHaveLength(2);
  expect(await auditEntries()).toHaveLength(1);
  expect(await contentVersion()).toBe(1);
});

it('refuses a save that waited for a transaction which then committed the same version', async () => {
  let waiting: Promise<string> | undefined;
  await database.dataSource.transaction(async (transaction) => {
    const other = { key: ID, value: { title: 'Other' }, expectedVersion: 1, cause: STAFF };
    await records.save(transaction, NOTES, other);
    waiting = codeOf(save(1, { title: 'Mine' }));
    await waitingForLock();
  });
  expect(await waiting).toBe('VERSION_CONFLICT');
  expect(await records.latest(NOTES, ID)).toMatchObject({ version: 2, value: { title: 'Other' } });
});

it('saves after a transaction that held the same version was rolled back', async () => {
  let waiting: Promise<number> | undefined;
  const failed = database.dataSource.transaction(async (transaction) => {
    const other = { key: ID, value: { title: 'Other' }, expectedVersion: 1, cause: STAFF };
    await records.save(transaction, NOTES, other);
    waiting = save(1, { title: 'Mine' });
    await waitingForLock();
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await waiting).toBe(2);
  expect(await records.latest(NOTES, ID)).toMatchObject({ value: { title: 'Mine' } });
  expect(await auditEntries()).toHaveLength(1);
});

it('adds no version, audit entry or data version for an unchanged document', async () => {
  expect(await save(1, { seo: { keywords: ['a'], title: 'x' }, title: 'One' })).toBe(1);
  expect(await records.history(NOTES, ID)).toHaveLength(1);
  expect(await auditEntries()).toEqual([]);
  expect(await contentVersion()).toBe(0);
});

it('refuses a version the document never had, and a document that does not exist', async () => {
  await expect(save(7, { title: 'Two' })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { expectedVersion: 7, currentVersion: 1, differing: [] },
  });
  await expect(records.latest(NOTES, 'second')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(records.version(NOTES, ID, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('audits saves of staff with the differing fields, and none of the shop itself', async () => {
  await save(1, { title: 'Two', seo: { title: 'x', keywords: ['a'] } });
  await save(2, { title: 'Three' }, SYSTEM_CAUSE);
  expect(await auditEntries()).toEqual([
    {
      actor_kind: 'staff',
      actor_id: 'ayse',
      request_id: 'request-1',
      what: 'note-saved',
      subject: 'note first',
      before: { version: 1, fields: { title: 'One' } },
      after: { version: 2, differing: ['title'], fields: { title: 'Two' } },
    },
  ]);
});

it('rolls back with its transaction: neither version nor audit entry nor data version stays', async () => {
  const failed = database.dataSource.transaction(async (transaction) => {
    await records.save(transaction, NOTES, {
      key: ID,
      value: { title: 'Two' },
      expectedVersion: 1,
      cause: STAFF,
    });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await records.history(NOTES, ID)).toHaveLength(1);
  expect([await auditEntries(), await contentVersion()]).toEqual([[], 0]);
});

it('names what each version changed, and of a part only the versions that changed it', async () => {
  await save(1, { title: 'Two', seo: { title: 'x', keywords: ['a'] } });
  await save(2, { title: 'Two', seo: { title: 'y' }, isOpen: true });
  const history = await records.history(NOTES, ID);
  expect(history.map(({ version, changes }) => [version, changes])).toEqual([
    [
      3,
      [
        { field: 'isOpen', before: undefined, after: true },
        { field: 'seo.keywords', before: ['a'], after: undefined },
        { field: 'seo.title', before: 'x', after: 'y' },
      ],
    ],
    [2, [{ field: 'title', before: 'One', after: 'Two' }]],
    [1, []],
  ]);
  const ofPart = await records.history(NOTES, ID, { part: 'seo' });
  expect(ofPart.map(({ version, changes }) => [version, changes.map(({ field }) => field)])).toEqual([
    [3, ['keywords', 'title']],
    [1, []],
  ]);
});

it('seeds missing documents and leaves those that exist alone', async () => {
  await save(1, { title: 'Edited' });
  await seed(ID, { title: 'Seeded again' });
  await seed('second', { title: 'Added later' });
  const latest = await records.latestOfAll(NOTES);
  expect(Array.from(latest, ([key, { version, value }]) => [key, version, value])).toEqual([
    ['first', 2, { title: 'Edited' }],
    ['second', 1, { title: 'Added later' }],
  ]);
});

it.each([
  'UPDATE document_version SET version = 9',
  'DELETE FROM document_version',
  'TRUNCATE document_version',
])('refuses "%s": versions are append-only', async (statement) => {
  await expect(database.dataSource.query(statement)).rejects.toThrow(/append-only|permission denied/);
});

/** Resolves once a connection of this database waits for another one. */
async function waitingForLock(): Promise<void> {
  await until(async () => {
    const [row] = await database.dataSource.query<{ waiting: number }[]>(
      `SELECT count(*) AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return row!.waiting > 0;
  });
}
