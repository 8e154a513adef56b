import { BootError } from '../kernel/config/boot-error.js';
import { type CommandShop, openCommandShop } from '../testing/command-shop.js';
import { reportBackupCommand } from './backup.command.js';

let shop: CommandShop;

openCommandShop((opened) => (shop = opened));

const run = (...args: string[]) => shop.run('backup:report', ...args);

it('backup:report notes a backup, and one that failed', async () => {
  const finished = '2026-11-01T02:00:00.000Z';
  expect(
    await run('--place', 's3://a:gizli@kova/gece', '--bytes', '9000000000', '--finished', finished),
  ).toEqual({ code: 0, stderr: '', stdout: `A backup of ${finished} is noted\n` });
  expect((await run('--failed')).stdout).toMatch(/^A failed backup of \d{4}-/);
  const { rows } = await shop.database.query(
    'SELECT place, size_bytes, finished_at, has_failed FROM backup_report ORDER BY id',
  );
  expect(rows).toMatchObject([
    { place: 's3://kova/gece', size_bytes: '9000000000', finished_at: new Date(finished), has_failed: false },
    { place: null, size_bytes: null, has_failed: true },
  ]);
});

it.each([
  [['--bytes', 'çok'], '--bytes must be a whole number'],
  [['--bytes', '-1'], 'Usage: backup:report'],
  [['--finished', 'dün'], '--finished must be'],
  [['--finished', '2999-01-01T00:00:00Z'], '--finished lies in the future'],
  [['--place', 'x'.repeat(201)], '--place must have at most 200'],
  [['--every'], 'Usage: backup:report'],
  [['dosya'], 'Usage: backup:report'],
])('backup:report called with %j says why not', async (args: string[], reason) => {
  await expect(reportBackupCommand(args)).rejects.toThrow(new RegExp(`^${reason}`));
  await expect(reportBackupCommand(args)).rejects.toBeInstanceOf(BootError);
});
