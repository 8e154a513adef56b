import { DataSource } from 'typeorm';
import { COMMAND_CAUSE } from '../../../commands/command-cause.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { auditOf, enrolledStaff, signIn, TestClock } from '../../../testing/second-factor.js';
import { UsersService } from '../users/users.service.js';
import { SecondFactorService } from './second-factor.service.js';

let api: TestApi;
let clock: TestClock;

beforeAll(async () => {
  api = await openTestApi();
  clock = new TestClock(api);
});

afterAll(() => api.close());

const remove = (login: string) =>
  codeOf(api.app.get(SecondFactorService).removeForOwner(login, COMMAND_CAUSE));

it('removes the second factor of somebody who lost it, by either login, and ends all their sessions', async () => {
  const staff = await enrolledStaff(api, clock);
  const { id, email } = staff.user;
  await api.app.get(UsersService).setUsername(api.app.get(DataSource).manager, id, 'deniz');
  expect(await remove(' DENİZ ')).toBe('accepted');
  expect(await staff.ask('{ currentStaff { id } }')).toEqual({ currentStaff: null });
  expect(await signIn(api.browser(), email)).toBe('accepted');
  expect(await remove(email)).toBe('SECOND_FACTOR_NOT_ACTIVE');
  expect(await auditOf(api, id)).toEqual([
    'second-factor-set-up by staff',
    'second-factor-removed by system',
    'admin-signed-in by staff',
  ]);
});

it('knows no second factor of unknown people and of customers', async () => {
  const { user } = await api.customer();
  expect([await remove('kimse'), await remove(user.email)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
