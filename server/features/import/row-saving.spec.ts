import { declareRefusal } from '../../kernel/refusal/refusal.js';
import { isFaultOfRow, saveTogether } from './row-saving.js';

const refused = declareRefusal('ROW_SAVING_SPEC', 422, () => 'Olmaz');

/** Saves rows into a list; a part with a bad row is refused as a whole. */
async function save(rows: readonly string[]) {
  const saved: string[] = [];
  const blamed: string[] = [];
  let attempts = 0;
  await saveTogether(
    rows,
    (part) => {
      attempts += 1;
      if (part.some((row) => row.startsWith('bad'))) return Promise.reject(refused());
      saved.push(...part);
      return Promise.resolve();
    },
    (row) => blamed.push(row),
  );
  return { saved, blamed, attempts };
}

it('saves all at once when none is at fault', async () => {
  expect(await save(['a', 'b', 'c'])).toEqual({ saved: ['a', 'b', 'c'], blamed: [], attempts: 1 });
});

it('leaves out the faulty ones only, in order', async () => {
  const rows = ['a', 'bad 1', 'c', 'd', 'e', 'bad 2', 'bad 3', 'h'];
  expect(await save(rows)).toMatchObject({
    saved: ['a', 'c', 'd', 'e', 'h'],
    blamed: ['bad 1', 'bad 2', 'bad 3'],
  });
});

it('does nothing for no rows', async () => {
  expect(await save([])).toEqual({ saved: [], blamed: [], attempts: 0 });
});

it('gives up at once when the fault is not that of a row', async () => {
  const connectionLost = Object.assign(new Error('gone'), { code: '57P01' });
  const work = saveTogether(
    ['a', 'b'],
    () => Promise.reject(connectionLost),
    () => undefined,
  );
  await expect(work).rejects.toBe(connectionLost);
});

it('tells faults of a row by their class', () => {
  const states = ['22001', '23505', '54000', '57P01', '40P01', '53300', 'ECONNRESET'];
  const faults = states.filter((code) => isFaultOfRow(Object.assign(new Error(code), { code })));
  expect(faults).toEqual(['22001', '23505', '54000']);
  expect(isFaultOfRow(refused())).toBe(true);
  expect(isFaultOfRow(null)).toBe(false);
});
