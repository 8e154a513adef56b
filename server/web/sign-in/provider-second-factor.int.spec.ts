import { DataSource } from 'typeorm';
import type { TestApi } from '../../testing/api.js';
import type { TestIdentityProvider } from '../../testing/identity-provider.js';
import { addPerson } from '../../testing/people.js';
import { enrolledStaff, TestClock } from '../../testing/second-factor.js';
import { changeUser } from '../../testing/sign-in.js';
import { signedInAs, signInAtProvider, useProvider } from '../../testing/single-sign-on.js';

let api: TestApi;
let provider: TestIdentityProvider;

useProvider((opened) => ({ api, provider } = opened), { SSO_SECOND_FACTOR: 'mfa, urn:firma:iki-adim' });

const EMAIL = 'ece@firma.com.tr';
const ASKED = '/admin/login?kod=sor&donus=%2Fadmin';

beforeEach(() =>
  api.app.get(DataSource).query(`UPDATE users SET email_key = id::text WHERE email_key = $1`, [EMAIL]),
);

it.each([
  ['a method', { amr: ['pwd', 'mfa'] }, '/admin'],
  ['a class', { acr: 'urn:firma:iki-adim' }, '/admin'],
  ['another method', { amr: ['pwd'] }, ASKED],
  ['neither', {}, ASKED],
])('takes %s that the provider proves for a second factor, as configured', async (what, proof, end) => {
  const { user } = await enrolledStaff(api, new TestClock(api));
  await changeUser(api, user, { email: EMAIL, emailKey: EMAIL });
  provider.account = { sub: what, email: EMAIL, email_verified: true, ...proof };
  const browser = api.browser();
  await expect(signInAtProvider(browser)).resolves.toBe(end);
  expect(await signedInAs(browser)).toBe(end === ASKED ? null : user.id);
});

it('holds a session back that lacks a demanded second factor, unless the provider proved one', async () => {
  await api.app.get(DataSource).query(`UPDATE second_factor_policy SET required_for = 'everybody'`);
  const permissions = async (sub: string, proof: object) => {
    provider.account = { sub, email: `${sub}@firma.com.tr`, email_verified: true, ...proof };
    await addPerson(api.app, { role: 'admin', permissions: ['orders'], email: provider.account.email });
    const browser = api.browser();
    await signInAtProvider(browser);
    const asked = await browser.ask<{ currentStaff: { permissions: string[] } }>(
      '{ currentStaff { permissions } }',
    );
    return asked.currentStaff.permissions;
  };
  expect(await permissions('tek', {})).toEqual([]);
  expect(await permissions('cift', { amr: ['mfa'] })).toEqual(['ORDERS']);
});
