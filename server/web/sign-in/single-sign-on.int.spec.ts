import { DataSource } from 'typeorm';
import type { TestApi } from '../../testing/api.js';
import type { TestIdentityProvider } from '../../testing/identity-provider.js';
import { addPerson } from '../../testing/people.js';
import { auditOf, TestClock, enrolledStaff, signIn, staffWithPassword } from '../../testing/second-factor.js';
import { at, changeUser, PASSWORD } from '../../testing/sign-in.js';
import {
  atProvider,
  begin,
  comeBack,
  environmentOf,
  refusalIn,
  signedInAs,
  signInAtProvider,
  useProvider,
} from '../../testing/single-sign-on.js';
import { openTestApi } from '../../testing/api.js';

let api: TestApi;
let provider: TestIdentityProvider;
let people = 0;

useProvider((opened) => ({ api, provider } = opened));

/** Somebody at the provider with a verified address of the company. */
function known(account: Partial<TestIdentityProvider['account']> = {}) {
  const sub = `kisi-${(people += 1)}`;
  const email = `${sub}@firma.com.tr`;
  return (provider.account = { sub, email, email_verified: true, ...account });
}

const invite = (email: string | undefined) =>
  addPerson(api.app, { role: 'admin', permissions: ['orders'], email });

describe('a sign-in at the identity provider', () => {
  it('binds an invited member of staff by their verified address, and signs them in', async () => {
    const user = await invite(known().email);
    const browser = api.browser();
    await expect(signInAtProvider(browser, '/admin/siparisler?sayfa=2')).resolves.toBe(
      '/admin/siparisler?sayfa=2',
    );
    expect(await signedInAs(browser)).toBe(user.id);
    expect(await auditOf(api, user.id)).toEqual(['identity-bound by staff', 'admin-signed-in by staff']);
    expect(browser.cookies.has('kurumsal')).toBe(false);
    const [mail] = await api.app
      .get(DataSource)
      .query<unknown[]>(`SELECT FROM outbox WHERE reaction = 'staff-identity-mail' AND subject_id = $1`, [
        user.id,
      ]);
    expect(mail).toBeDefined();
  });

  it('knows them by issuer and subject ever after, whatever their address is by then', async () => {
    const account = known();
    const user = await invite(account.email);
    await signInAtProvider(api.browser());
    provider.account = { ...account, email: 'yeni-adres@firma.com.tr', email_verified: false };
    const browser = api.browser();
    await expect(signInAtProvider(browser)).resolves.toBe('/admin');
    expect(await signedInAs(browser)).toBe(user.id);
    expect(await auditOf(api, user.id)).toHaveLength(3);
  });

  it('is gone on with by another process', async () => {
    const user = await invite(known().email);
    const other = await openTestApi({
      environment: { ...environmentOf(provider), DATABASE_URL: api.databaseUrl },
    });
    const browser = api.browser();
    const back = await atProvider(await begin(browser, '/admin/urunler'));
    const elsewhere = at(other, browser);
    const { pathname } = await comeBack(elsewhere, back);
    const id = await signedInAs(elsewhere);
    await other.close();
    expect([pathname, id]).toEqual(['/admin/urunler', user.id]);
  });

  it('takes an address of Entra for verified by its own claim', async () => {
    const user = await invite(known({ email_verified: undefined, xms_edov: true }).email);
    const browser = api.browser();
    await signInAtProvider(browser);
    expect(await signedInAs(browser)).toBe(user.id);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/sepet',
    '/admin/login',
    '/admin/sso',
  ])('goes on to the panel, never to %s', async (returnTo) => {
    await invite(known().email);
    await expect(signInAtProvider(api.browser(), returnTo)).resolves.toBe('/admin');
  });

  it('ends with the account, at once and in every process', async () => {
    const user = await invite(known().email);
    const browser = api.browser();
    await signInAtProvider(browser);
    await changeUser(api, user, { isActive: false });
    expect(await signedInAs(browser)).toBeNull();
    expect(refusalIn(await again(api.browser()))).toBe('SSO_ACCOUNT_UNKNOWN');
  });

  it('names where the session at the provider is ended, and nothing after a sign-in with a password', async () => {
    await invite(known().email);
    const browser = api.browser();
    await signInAtProvider(browser);
    const { adminSignOut } = await browser.ask<{ adminSignOut: string }>('mutation { adminSignOut }');
    const url = new URL(adminSignOut);
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:4999/admin/login');
    expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect(await signedInAs(browser)).toBeNull();
    const other = await staffWithPassword(api);
    expect(await other.ask('mutation { adminSignOut }')).toEqual({ adminSignOut: null });
    expect(await signedInAs(other)).toBeNull();
  });

  it('leaves the password of who is bound as it was', async () => {
    const user = await addPerson(api.app, { role: 'super_admin', email: known().email, password: PASSWORD });
    await signInAtProvider(api.browser());
    expect(await signIn(api.browser(), user.email)).toBe('accepted');
  });

  it('stores and logs neither token nor code', async () => {
    const user = await invite(known().email);
    const browser = api.browser();
    const back = await atProvider(await begin(browser));
    await comeBack(browser, back);
    const [row] = await api.app
      .get(DataSource)
      .query<{ id_token: Buffer }[]>('SELECT id_token FROM user_session WHERE user_id = $1', [user.id]);
    expect(row?.id_token.toString()).not.toContain('eyJ');
    expect(api.log()).not.toContain(back.searchParams.get('code'));
    expect(api.log()).not.toContain('eyJ');
  });
});

const again = async (browser: ReturnType<TestApi['browser']>) =>
  comeBack(browser, await atProvider(await begin(browser)));

describe('the second factor of the shop', () => {
  const COMPLETE =
    'mutation ($input: CompleteSingleSignOnInput!) { completeSingleSignOn(input: $input) { id } }';
  const complete = (browser: ReturnType<TestApi['browser']>, code: string) =>
    browser.codeOf(COMPLETE, { input: { code } });

  it('is asked after the provider, whose proof is used once and binds nobody before', async () => {
    const clock = new TestClock(api);
    const staff = await enrolledStaff(api, clock);
    const account = known();
    await changeUser(api, staff.user, { email: account.email, emailKey: account.email });
    const browser = api.browser();
    await expect(signInAtProvider(browser, '/admin/urunler')).resolves.toBe(
      '/admin/login?kod=sor&donus=%2Fadmin%2Furunler',
    );
    expect(await signedInAs(browser)).toBeNull();
    expect(await auditOf(api, staff.user.id)).not.toContain('identity-bound by staff');
    const ticket = browser.cookies.get('kurumsal') ?? '';
    expect(await complete(browser, '000000')).toBe('SECOND_FACTOR_WRONG');
    expect(await complete(browser, clock.code(staff.secret))).toBe('accepted');
    expect(await signedInAs(browser)).toBe(staff.user.id);
    expect(await auditOf(api, staff.user.id)).toContain('identity-bound by staff');
    clock.wait(1);
    const thief = api.browser();
    thief.cookies.set('kurumsal', ticket);
    expect(await complete(thief, clock.code(staff.secret))).toBe('SSO_EXPIRED');
  });

  it('is asked of nobody who did not come from the provider, or too long ago', async () => {
    const clock = new TestClock(api);
    expect(await complete(api.browser(), '123456')).toBe('SSO_EXPIRED');
    const staff = await enrolledStaff(api, clock);
    const account = known();
    await changeUser(api, staff.user, { email: account.email, emailKey: account.email });
    const browser = api.browser();
    await signInAtProvider(browser);
    clock.wait(11);
    expect(await complete(browser, clock.code(staff.secret))).toBe('SSO_EXPIRED');
  });

  it('refuses the ticket of a sign-in that has only begun', async () => {
    const browser = api.browser();
    known();
    await begin(browser);
    expect(await complete(browser, '123456')).toBe('SSO_EXPIRED');
  });

  it('refuses who was closed between the provider and the code', async () => {
    const clock = new TestClock(api);
    const staff = await enrolledStaff(api, clock);
    const account = known();
    await changeUser(api, staff.user, { email: account.email, emailKey: account.email });
    const browser = api.browser();
    await signInAtProvider(browser);
    await changeUser(api, staff.user, { isActive: false });
    expect(await complete(browser, clock.code(staff.secret))).toBe('SSO_ACCOUNT_UNKNOWN');
  });
});
