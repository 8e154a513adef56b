import { openBrowserClient } from '../../graphql/client';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { loadCurrentStaff, CurrentStaffQuery } from './current-staff';
import { endedSessionExchange, followEndedSession } from './ended-session';
import { AdminSignOutMutation } from './staff-logout';

async function callsAfter(code: string): Promise<number> {
  server.answers(CurrentStaffQuery, () => refusal(code));
  server.answers(AdminSignOutMutation, refusal(code));
  let calls = 0;
  const unfollow = followEndedSession(() => (calls += 1));
  const client = openBrowserClient({}, endedSessionExchange);
  await expect(loadCurrentStaff(client)).rejects.toThrow();
  await client.mutation(AdminSignOutMutation, {}).toPromise();
  unfollow();
  await expect(loadCurrentStaff(client)).rejects.toThrow();
  expect(server.requests).toHaveLength(3);
  return calls;
}

it('calls back for each operation that was refused because nobody is signed in, until it is ended', async () => {
  await expect(callsAfter('SIGN_IN_REQUIRED')).resolves.toBe(2);
});

it('leaves every other refusal to its screen', async () => {
  await expect(callsAfter('FORBIDDEN')).resolves.toBe(0);
});
