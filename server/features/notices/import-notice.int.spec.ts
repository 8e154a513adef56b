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

it.each([
  ['applied', 'applied'],
  ['undone', 'undone'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['applying', null],
])('stores of an import that is %s that it was %s', async (status, outcome) => {
  const runs = { find: () => Promise.resolve({ status, fileName: 'liste.xlsx' }) } as unknown as ImportRuns;
  const fact = { type: 'ImportFinished', subjectId: status, recordedAt: new Date() } as RecordedFact;
  await database.dataSource.transaction((transaction) =>
    new FinishedImportNotice(new NoticeWriter(), runs).react(fact, transaction),
  );
  expect(
    await database.dataSource.query('SELECT kind, label, outcome FROM notice WHERE subject_id = $1', [
      status,
    ]),
  ).toEqual([{ kind: 'import_finished', label: 'liste.xlsx', outcome }]);
});
