import { OperatorError } from '../operator/operator-error.mjs';
import { validateBeforehand, validateConfiguration } from './validated-configuration.mjs';

const GENERATED_KEY = Buffer.alloc(32, 7).toString('base64');
/** The source: nothing is built when specs run. */
const loadServerConfig = () => import('../../server/kernel/config/config.ts');

const validate = (environment, configuration = {}) =>
  validateConfiguration({ environment, configuration, masterKey: GENERATED_KEY, loadServerConfig });

it('accepts an environment without any variable', async () => {
  await expect(validate({})).resolves.toMatchObject({ demo: false });
  await expect(
    validate({ MASTER_KEY: '' }, { databaseUrl: 'postgres://shop@db/shop' }),
  ).resolves.toMatchObject({ databaseUrl: 'postgres://shop@db/shop' });
});

it.each(['1', 'true'])('reads DEMO=%s as the server does', async (DEMO) => {
  expect(await validate({ DEMO })).toMatchObject({ demo: true });
});

it.each([
  [{ MASTER_KEY: 'hush' }, 'MASTER_KEY is wrong: must be 32 random bytes as base64'],
  [{ RATE_LIMIT_FACTOR: 'hush' }, 'RATE_LIMIT_FACTOR is wrong: must be a whole number from 1 to 10000'],
  [{ SMTP_URL: 'smtp://u:hush@mail' }, 'MAIL_FROM is missing: SMTP_URL needs it'],
  [{ REDIS_URL: 'http://hush@cache' }, 'REDIS_URL is wrong: must be redis://host:port'],
  [{ DEMO: 'hush' }, 'DEMO is wrong: must be one of 0, 1, false, true'],
  [{ WORKER_PORT: 'hush', LOG_LEVEL: 'hush' }, /^WORKER_PORT is wrong: .+; LOG_LEVEL is wrong: .+$/],
])('refuses %j with the message of the server, without the value', async (environment, message) => {
  const refused = validate(environment);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(OperatorError);
  await expect(refused).rejects.not.toThrow('hush');
});

it('refuses a DATABASE_URL of another kind without its password', async () => {
  const refused = validate({}, { databaseUrl: 'mysql://hush@db/shop' });
  await expect(refused).rejects.toThrow('DATABASE_URL is wrong: must be postgres://');
  await expect(refused).rejects.not.toThrow('hush');
});

describe('before DATA_DIR is taken', () => {
  const validateEarly = (environment, isBuilt) =>
    validateBeforehand({ environment, configuration: {}, isBuilt, loadServerConfig });

  it('refuses a wrong value where the server stands built', async () => {
    await expect(validateEarly({ RATE_LIMIT_FACTOR: '-1' }, true)).rejects.toThrow(
      'RATE_LIMIT_FACTOR is wrong',
    );
    await expect(validateEarly({}, true)).resolves.toBeUndefined();
  });

  it('leaves it for later where there is no build', async () => {
    await expect(validateEarly({ RATE_LIMIT_FACTOR: '-1' }, false)).resolves.toBeUndefined();
  });
});
