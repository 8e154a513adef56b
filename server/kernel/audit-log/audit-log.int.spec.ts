import { SYSTEM } from '../actor/actor.js';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { AuditLog } from './audit-log.js';
import { testMasterKey } from '../keys/test-master.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const subjects = async () =>
  (await database.dataSource.query<{ subject: string }[]>('SELECT subject FROM audit')).map(
    ({ subject }) => subject,
  );

const add = (subject: string, afterwards: () => Promise<void> = () => Promise.resolve()) =>
  database.dataSource.transaction(async (transaction) => {
    const entry = {
      actor: SYSTEM,
      requestId: 'spec',
      what: 'switch-turned',
      subject,
      before: { on: false },
      after: { on: true },
    };
    await new AuditLog(testMasterKey()).add(transaction, entry);
    await afterwards();
  });

it('writes an audit entry with its change or not at all', async () => {
  await add('switch 1');
  await expect(add('switch 2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await subjects()).toEqual(['switch 1']);
});

it.each([`UPDATE audit SET what = 'nothing'`, 'DELETE FROM audit', 'TRUNCATE audit'])(
  'refuses %s',
  async (statement) => {
    await expect(database.dataSource.query(statement)).rejects.toThrow(/append-only|permission denied/);
  },
);
