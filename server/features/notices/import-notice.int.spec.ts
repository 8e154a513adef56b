import { randomUUID } from 'node:crypto';
import type { RecordedFact } from '../../kernel/queue/fact.js';
import { openTestDatabase, type TestDatabase } from '../../kernel/database/test-database.js';
import type { ImportRuns } from '../import/index.js';
import { FinishedImportNotice } from './notice.reactions.js';
import { NoticeWriter } from './notice.writer.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const STAFF = '5a000000-0000-4000-8000-000000000001';

/** What is stored after an import has ended. */
async function noticeOf(run: object) {
  const subjectId = randomUUID();
  const runs = { find: () => Promise.resolve({ fileName: 'liste.xlsx', ...run }) } as unknown as ImportRuns;
  const fact = { type: 'ImportFinished', subjectId, recordedAt: new Date() } as RecordedFact;
  await database.dataSource.transaction((transaction) =>
    new FinishedImportNotice(new NoticeWriter(), runs).react(fact, transaction),
  );
  return database.dataSource.query<object[]>(
    'SELECT kind, label, outcome, recipient_id AS recipient FROM notice WHERE subject_id = $1',
    [subjectId],
  );
}

it.each([
  ['applied', 'applied'],
  ['undone', 'undone'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['applying', null],
])('stores for who sent a file, of an import that is %s, that it was %s', async (status, outcome) => {
  const notices = await noticeOf({ status, uploadedByKind: 'staff', uploadedById: STAFF });
  expect(notices).toEqual([{ kind: 'import_finished', label: 'liste.xlsx', outcome, recipient: STAFF }]);
});

it.each(['program', 'system'])('stores of what a %s sent the failures alone, for everybody', async (kind) => {
  const run = { uploadedByKind: kind, uploadedById: null };
  expect(await noticeOf({ ...run, status: 'applied' })).toEqual([]);
  expect(await noticeOf({ ...run, status: 'failed' })).toMatchObject([
    { outcome: 'failed', recipient: null },
  ]);
});
