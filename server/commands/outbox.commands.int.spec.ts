import { BootError } from '../kernel/config/boot-error.js';
import { type CommandShop, openCommandShop } from '../testing/command-shop.js';
import { retryOutboxCommand } from './outbox.commands.js';

let shop: CommandShop;

openCommandShop((opened) => (shop = opened));

/** Two rows that were given up, one that waits, one that is done; their ids are 1 to 4. */
beforeEach(async () => {
  await shop.database.query('TRUNCATE outbox RESTART IDENTITY');
  await shop.database.query(
    `INSERT INTO outbox (reaction, fact, subject_id, version, attempts, created_at, done_at, dead_at, last_error) VALUES
       ('order-received-mail', 'OrderPlaced', 'one', 1, 12, '2026-01-30Z', NULL, '2026-01-31Z', 'Error EENVELOPE'),
       ('order-change-mail', 'OrderCancelled', 'two', 2, 12, '2026-01-30Z', NULL, '2026-01-31Z', 'Error ETIMEDOUT'),
       ('password-reset-mail', 'PasswordResetRequested', 'three', NULL, 1, '2026-01-30Z', NULL, NULL, NULL),
       ('order-received-mail', 'OrderPlaced', 'four', 1, 1, '2026-01-30Z', '2026-01-30Z', NULL, NULL)`,
  );
});

const run = (...args: string[]) => shop.run(...args);

const waiting = async () => {
  const { rows } = await shop.database.query<{ id: string }>(
    `SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL AND attempts < 2 AND next_attempt_at <= now()
     ORDER BY id`,
  );
  return rows.map(({ id }) => Number(id));
};

const GIVEN_UP = [
  '1 order-received-mail OrderPlaced one 12 attempts, given up 2026-01-31T00:00:00.000Z: Error EENVELOPE\n',
  '2 order-change-mail OrderCancelled two 12 attempts, given up 2026-01-31T00:00:00.000Z: Error ETIMEDOUT\n',
];
const WAITING =
  '3 password-reset-mail PasswordResetRequested three 1 attempt, waiting since 2026-01-30T00:00:00.000Z\n';

it('outbox:list prints what was given up, and with --open also what waits', async () => {
  expect(await run('outbox:list')).toEqual({ code: 0, stderr: '', stdout: GIVEN_UP.join('') });
  expect((await run('outbox:list', '--open')).stdout).toBe(GIVEN_UP.join('') + WAITING);
});

it('outbox:list --open says so when nothing is waiting or given up', async () => {
  await shop.database.query('TRUNCATE outbox');
  expect((await run('outbox:list', '--open')).stdout).toBe('Nothing is waiting or given up\n');
});

it('outbox:list counts what it leaves out beyond a thousand lines', async () => {
  await shop.database.query(
    `INSERT INTO outbox (reaction, fact, subject_id, dead_at)
     SELECT 'order-received-mail', 'OrderPlaced', n, now() FROM generate_series(1, 1001) AS n`,
  );
  const lines = (await run('outbox:list')).stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(1_001);
  expect(lines.at(-1)).toBe('… and 3 more');
});

it('outbox:retry --all revives every reaction that was given up', async () => {
  expect((await run('outbox:retry', '--all')).stdout).toBe('Waiting again: 1, 2\n');
  expect(await waiting()).toEqual([1, 2, 3]);
  expect((await run('outbox:list')).stdout).toBe('Nothing was given up\n');
});

it('outbox:retry revives the given ids, names those that were not given up, and ends with 1', async () => {
  expect(await run('outbox:retry', '1', '3', '4', '99')).toEqual({
    code: 1,
    stdout: 'Waiting again: 1\n',
    stderr: 'Not given up: 3, 4, 99\n',
  });
  expect(await waiting()).toEqual([1, 3]);
});

it.each([[[]], [['--all', '1']], [['one']], [['0']], [['--every']]])(
  'outbox:retry called with %j fails with its usage',
  async (args: string[]) => {
    await expect(retryOutboxCommand(args)).rejects.toThrow(
      new BootError('Usage: outbox:retry ID... | --all'),
    );
  },
);
