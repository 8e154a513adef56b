import { ensureMigrated } from './migration.mjs';

let noted;
let runs;

beforeEach(() => {
  noted = undefined;
  runs = 0;
});

const record = {
  lastBy: async () => noted,
  note: async (by) => {
    noted = by;
  },
};

function start({ build = 'abc', key = 'key', run = async () => (runs += 1) } = {}) {
  const reportStep = (_title, work) => work();
  return ensureMigrated({ record, build, env: { MASTER_KEY: key }, reportStep, run });
}

it('migrates a new database, and not again at the next start', async () => {
  await start();
  await start();
  expect(runs).toBe(1);
});

it('migrates again for another build', async () => {
  await start();
  await start({ build: 'def' });
  await start({ build: 'abc' });
  expect(runs).toBe(3);
});

it('migrates again with another key, which that refuses in one line', async () => {
  await start();
  await start({ key: 'another' });
  expect(runs).toBe(2);
});

it('migrates again after a migration that failed', async () => {
  await expect(start({ run: () => Promise.reject(new Error('no space')) })).rejects.toThrow('no space');
  await start();
  expect(runs).toBe(1);
});
