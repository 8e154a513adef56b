import { Fault } from '../operator/fault.mjs';
import { judgeConfiguration } from './judged-configuration.mjs';

const MADE = Buffer.alloc(32, 7).toString('base64');
/** As they are before they are built. */
const rules = () => import('../../server/kernel/config/config.ts');

const judge = (environment, configuration = {}) =>
  judgeConfiguration({ environment, configuration, masterKey: MADE, rules });

it('has nothing against a start with nothing given', async () => {
  await expect(judge({})).resolves.toBeUndefined();
  await expect(
    judge({ MASTER_KEY: '' }, { databaseUrl: 'postgres://shop@db/shop' }),
  ).resolves.toBeUndefined();
});

it.each([
  [{ MASTER_KEY: 'hush' }, 'MASTER_KEY is wrong: must be 32 random bytes as base64'],
  [{ RATE_LIMIT_FACTOR: 'hush' }, 'RATE_LIMIT_FACTOR is wrong: must be a whole number from 1 to 10000'],
  [{ SMTP_URL: 'smtp://u:hush@mail' }, 'MAIL_FROM is missing: SMTP_URL needs it'],
  [{ WORKER_PORT: 'hush', LOG_LEVEL: 'hush' }, /^WORKER_PORT is wrong: .+; LOG_LEVEL is wrong: .+$/],
])('refuses %j in the words of the server', async (environment, words) => {
  const refused = judge(environment);
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toThrow(Fault);
  await expect(refused).rejects.not.toThrow('hush');
});
