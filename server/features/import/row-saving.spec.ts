import { declareRefusal } from '../../kernel/refusal/refusal.js';
import { isRowError, saveTogether } from './row-saving.js';

const refused = declareRefusal('ROW_SAVING_SPEC', 422, () => 'Olmaz');

/** Saves rows into a list; a batch with a bad row is refused as a whole. */
async function save(rows: readonly string[]) {
  const saved: string[] = [];
  const failed: string[] = [];
  let attempts = 0;
  await saveTogether(
    rows,
    (part) => {
      attempts += 1;
      if (part.some((row) => row.startsWith('bad'))) return Promise.reject(refused());
      saved.push(...part);
      return Promise.resolve();
    },
    (row) => failed.push(row),
  );
  return { saved, failed, attempts };
}

it('saves all rows at once when none has an error', async () => {
  expect(await save(['a', 'b', 'c'])).toEqual({ saved: ['a', 'b', 'c'], failed: [], attempts: 1 });
});

it('leaves out only the failing rows and keeps the order', async () => {
  const rows = ['a', 'bad 1', 'c', 'd', 'e', 'bad 2', 'bad 3', 'h'];
  expect(await save(rows)).toMatchObject({
    saved: ['a', 'c', 'd', 'e', 'h'],
    failed: ['bad 1', 'bad 2', 'bad 3'],
  });
});

it('saves nothing when there are no rows', async () => {
  expect(await save([])).toEqual({ saved: [], failed: [], attempts: 0 });
});

it('rejects at once when the error is not caused by a row', async () => {
  const connectionLost = Object.assign(new Error('gone'), { code: '57P01' });
  const saving = saveTogether(
    ['a', 'b'],
    () => Promise.reject(connectionLost),
    () => undefined,
  );
  await expect(saving).rejects.toBe(connectionLost);
});

it('recognizes row errors by the class of their SQL state', () => {
  const states = ['22001', '23505', '54000', '57P01', '40P01', '53300', 'ECONNRESET'];
  const rowErrors = states.filter((code) => isRowError(Object.assign(new Error(code), { code })));
  expect(rowErrors).toEqual(['22001', '23505', '54000']);
  expect(isRowError(refused())).toBe(true);
  expect(isRowError(null)).toBe(false);
});
