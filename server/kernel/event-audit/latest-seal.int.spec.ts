import { Logger } from '@nestjs/common';
import { readConfig } from '../config/config.js';
import { TEST_MASTER_KEY } from '../config/test-master-key.js';
import { openTestHistory, type TestHistory } from '../event-store/test-history.js';
import { LatestSealSchedule } from './latest-seal.schedule.js';

let history: TestHistory;
let schedule: LatestSealSchedule;

beforeEach(async () => {
  history = await openTestHistory();
  const config = readConfig({ DATABASE_URL: 'postgres://test/test', MASTER_KEY: TEST_MASTER_KEY });
  schedule = new LatestSealSchedule(config, history.seals);
  await history.open();
  await history.open('Mehmet Demir');
});

afterEach(async () => {
  vi.restoreAllMocks();
  await history.close();
});

const sealedPosition = async () => (await history.seals.read(history.dataSource.manager)).position;

const errors = () => {
  const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  return () => error.mock.calls.map(([line]) => (line as unknown as { msg: string }).msg);
};

it('follows the history', async () => {
  expect(await sealedPosition()).toBe(0);
  await schedule.renew();
  expect(await sealedPosition()).toBe(2);
  await history.open('Zeynep Kaya');
  await schedule.renew();
  expect(await sealedPosition()).toBe(3);
});

it('says once in the log that the history shrank, and stays where it was', async () => {
  await schedule.renew();
  await history.tamper('DELETE FROM event WHERE position = 2');
  const logged = errors();
  await schedule.renew();
  await schedule.renew();
  expect(logged()).toEqual(['the history was changed: position 2: the event at this position is missing']);
  expect(await sealedPosition()).toBe(2);
});

it('says so again after an event took the position of the one that was removed', async () => {
  await schedule.renew();
  await history.tamper('DELETE FROM event WHERE position = 2');
  await history.open('Zeynep Kaya');
  await schedule.renew();
  const { violation } = await history.audit.verify({ from: 'checkpoint' });
  expect(violation).toMatchObject({ what: 'the history up to this position is not the sealed one' });
});

it('is renewed by any number of workers at once', async () => {
  const others = Array.from({ length: 5 }, () => history.seals.renew());
  await Promise.all(others);
  expect(await sealedPosition()).toBe(2);
  expect((await history.audit.verify({ from: 'beginning' })).violation).toBeUndefined();
});
