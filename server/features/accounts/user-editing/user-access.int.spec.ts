import { SYSTEM } from '../../../kernel/actor/actor.js';
import { addPerson, programWith, signedIn } from '../../../testing/people.js';
import { isSignedIn, PASSWORD } from '../../../testing/sign-in.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { User } from '../users/user.entity.js';
import { ADMIN_LOGIN, EditedShop, PANEL } from '../../../testing/edited-shop.js';

const KEYS_WORK = '{ adminUsers { total } }';

const shop = new EditedShop();

beforeAll(() => shop.open());

beforeEach(() => shop.empty());

afterAll(() => shop.api.close());

describe('another role or address', () => {
  it('takes the panel and the password from an admin who becomes a customer', async () => {
    const admin = await shop.staffWith(['orders']);
    expect(await admin.codeOf(PANEL)).toBe('accepted');
    expect(await shop.changed(admin.user, { role: 'CUSTOMER' })).toMatchObject({
      role: 'CUSTOMER',
      permissions: [],
      hasPassword: false,
    });
    expect(await admin.codeOf(PANEL)).toBe('SIGN_IN_REQUIRED');
    await shop.changed(admin.user, { role: 'ADMIN', permissions: ['ORDERS'] });
    const input = { login: admin.user.email, password: PASSWORD };
    expect(await shop.api.browser().codeOf(ADMIN_LOGIN, { input })).toBe('ADMIN_LOGIN_REFUSED');
  });

  it('ends the short password of a customer who becomes an admin, and invites them', async () => {
    const user = await addPerson(shop.api.app, { password: 'abc123' });
    const customer = await signedIn(shop.api.app, user, 'customer');
    await shop.changed(user, { role: 'ADMIN', permissions: ['ORDERS'] });
    expect(await isSignedIn(customer)).toBe(false);
    expect(await shop.facts()).toEqual(['UserInvited']);
    const input = { login: user.email, password: 'abc123' };
    expect(await shop.api.browser().codeOf(ADMIN_LOGIN, { input })).toBe('ADMIN_LOGIN_REFUSED');
  });

  it('leaves a typed address unproved, keeps the proof of the one before, and mails both', async () => {
    const user = await addPerson(shop.api.app, { password: PASSWORD, emailVerifiedAt: new Date() });
    const other = await addPerson(shop.api.app, { email: 'taken@example.com' });
    expect(await shop.refusal(user, { email: other.email })).toBe('EMAIL_TAKEN');
    expect(await shop.changed(user, { email: 'yeni@example.com' })).toMatchObject({
      email: 'yeni@example.com',
      isVerified: false,
    });
    expect(await shop.facts()).toEqual(['EmailChanged', 'EmailVerificationRequested']);
    const row = await shop.dataSource.manager.findOneByOrFail(User, { id: user.id });
    expect(row.formerEmails).toMatchObject([{ key: user.emailKey }]);
  });
});

describe('deactivating an account', () => {
  it('ends sign-in, sessions, links and API keys, for good', async () => {
    const admin = await shop.staffWith(['users']);
    const { secret } = await shop.api.app
      .get(ApiKeysService)
      .create(
        { name: 'ERP', permissions: ['users'], expiresAt: null },
        { actor: { ...SYSTEM, kind: 'staff', id: admin.user.id, permissions: ['users'] }, requestId: 'spec' },
      );
    const program = shop.api.browser();
    program.headers.authorization = `Bearer ${secret}`;
    expect(await program.codeOf(KEYS_WORK)).toBe('accepted');
    await shop.changed(admin.user, { isActive: false });
    const input = { login: admin.user.email, password: PASSWORD };
    expect([
      await program.codeOf(KEYS_WORK),
      await admin.codeOf(PANEL),
      await shop.api.browser().codeOf(ADMIN_LOGIN, { input }),
    ]).toEqual(['API_KEY_INVALID', 'SIGN_IN_REQUIRED', 'ADMIN_LOGIN_REFUSED']);
    await shop.changed(admin.user, { isActive: true });
    expect(await program.codeOf(KEYS_WORK)).toBe('API_KEY_INVALID');
    expect(await admin.codeOf(PANEL)).toBe('SIGN_IN_REQUIRED');
  });

  it('ends the sessions of a customer', async () => {
    const customer = await shop.api.customer();
    await shop.changed(customer.user, { isActive: false });
    expect(await isSignedIn(customer)).toBe(false);
  });
});

describe('the last account with all permissions', () => {
  it('cannot be demoted or deactivated, while one of two can be by the other', async () => {
    const own = shop.owner.user;
    expect([
      await shop.refusal(own, { role: 'CUSTOMER' }),
      await shop.refusal(own, { permissions: ['USERS'] }),
      await shop.refusal(own, { isActive: false }),
    ]).toEqual(['LAST_SUPER_ADMIN', 'LAST_SUPER_ADMIN', 'LAST_SUPER_ADMIN']);
    const other = await shop.staffWith(['all']);
    expect(await shop.refusal(own, { isActive: false })).toBe('OWN_ACCESS');
    expect(await shop.refusal(other.user, { permissions: ['USERS'] })).toBe('accepted');
  });

  it('is kept when two demote each other at the same time', async () => {
    const other = await shop.staffWith(['all']);
    const demotion = { role: 'CUSTOMER' };
    const outcomes = await Promise.all([
      shop.refusal(other.user, demotion, shop.owner),
      shop.refusal(shop.owner.user, demotion, other),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes).not.toContain('INTERNAL');
    expect(await countSuperAdmins()).toBe(1);
  });

  it('is kept when two deactivate each other at the same time', async () => {
    const other = await shop.staffWith(['all']);
    const outcomes = await Promise.all([
      shop.refusal(other.user, { isActive: false }, shop.owner),
      shop.refusal(shop.owner.user, { isActive: false }, other),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes).not.toContain('INTERNAL');
    expect(await countSuperAdmins()).toBe(1);
  });

  const countSuperAdmins = () =>
    shop.dataSource.manager.countBy(User, { role: 'admin', isActive: true, permissions: ['all'] as never });
});

it('shows an account to programs with the permission, which change none', async () => {
  const program = await programWith(shop.api.app, ['users']);
  expect(await program.codeOf(KEYS_WORK)).toBe('accepted');
  expect(await shop.refusal(shop.owner.user, { name: 'A' }, program)).toBe('FORBIDDEN');
});
