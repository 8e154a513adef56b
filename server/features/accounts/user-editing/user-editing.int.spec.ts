import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { addPerson } from '../../../testing/people.js';
import { LOGIN, PASSWORD } from '../../../testing/sign-in.js';
import { AccountLinks, LINK_LIFE_MS } from '../account-links/account-links.js';
import { ADMIN_LOGIN, CREATE, EditedShop } from '../../../testing/edited-shop.js';

const INVITE = 'mutation ($id: ID!) { inviteUser(id: $id) { hasPassword } }';

const shop = new EditedShop();

beforeAll(() => shop.open());

beforeEach(() => shop.empty());

afterAll(() => shop.api.close());

/** The token that the worker would mail. */
async function invitationOf(userId: string): Promise<string> {
  const [row] = await shop.dataSource.query<[{ id: string }]>(
    `SELECT id FROM account_link WHERE user_id = $1 AND purpose = 'new-password' AND used_at IS NULL`,
    [userId],
  );
  const links = shop.api.app.get(AccountLinks);
  const issued = await links.issueToken(shop.dataSource.manager, row.id, LINK_LIFE_MS.invitation);
  return issued?.token ?? '';
}

const entriesOf = ({ id }: { id: string }) =>
  shop.api.app.get(AuditReader).entriesOf(`user ${id}`, { limit: 9 });

describe('opening an account', () => {
  it('invites a customer, who chooses the password by the link and signs in to the shop', async () => {
    const account = await shop.create({ password: null });
    expect(account).toMatchObject({
      role: 'CUSTOMER',
      permissions: [],
      hasPassword: false,
      isVerified: false,
    });
    expect(await shop.facts()).toEqual(['UserInvited']);
    expect(await shop.choose(await invitationOf(account.id), PASSWORD)).toBe('accepted');
    const input = { email: 'cem@example.com', password: PASSWORD };
    expect(await shop.api.browser().codeOf(LOGIN, { input })).toBe('accepted');
  });

  it('invites an admin to the panel alone, with what they were given', async () => {
    const account = await shop.create({ role: 'ADMIN', permissions: ['ORDERS', 'QUOTES'] });
    expect(account).toMatchObject({ role: 'ADMIN', permissions: ['ORDERS', 'QUOTES'] });
    expect(await shop.choose(await invitationOf(account.id), PASSWORD)).toBe('accepted');
    const input = { login: 'cem@example.com', password: PASSWORD };
    expect(await shop.api.browser().codeOf(ADMIN_LOGIN, { input })).toBe('accepted');
  });

  it('mails no invitation to an inactive account until it becomes active', async () => {
    const account = await shop.create({ isActive: false });
    expect(await shop.facts()).toEqual([]);
    await shop.changed(account, { isActive: true });
    expect(await shop.facts()).toEqual(['UserInvited']);
  });

  it('refuses an address that has an account, in whatever case, and asks for a name', async () => {
    await shop.create({});
    expect(await codeOfCreate({ email: 'CEM@example.com' })).toBe('EMAIL_TAKEN');
    expect(await codeOfCreate({ email: 'x@example.com', name: ' ' })).toBe('BAD_USER_INPUT');
    expect(await codeOfCreate({ email: 'nobody' })).toBe('BAD_USER_INPUT');
  });

  it('asks for the password of who opens an account for the panel', async () => {
    const admin = { role: 'ADMIN', permissions: ['ORDERS'] };
    expect(await codeOfCreate({ ...admin, password: null })).toBe('PROOF_REQUIRED');
    expect(await codeOfCreate({ ...admin, password: 'yanlış' })).toBe('PASSWORD_WRONG');
  });

  it('sends the invitation again only while there is no password', async () => {
    const { id } = await shop.create({});
    await shop.dataSource.query('TRUNCATE outbox');
    expect(await shop.owner.codeOf(INVITE, { id })).toBe('accepted');
    expect(await shop.facts()).toEqual(['UserInvited']);
    await shop.choose(await invitationOf(id), PASSWORD);
    expect(await shop.owner.codeOf(INVITE, { id })).toBe('PASSWORD_ALREADY_SET');
  });

  const codeOfCreate = (input: object) =>
    shop.owner.codeOf(CREATE, {
      input: { name: 'Cem Ak', email: 'cem@example.com', password: PASSWORD, ...input },
    });
});

describe('what staff may give and take', () => {
  it('refuses staff without all permissions whatever reaches beyond their own', async () => {
    const clerk = await shop.staffWith(['users', 'orders']);
    const customer = await addPerson(shop.api.app);
    const give = (permissions: string[]) => shop.refusal(customer, { role: 'ADMIN', permissions }, clerk);
    expect(await give(['ALL'])).toBe('PERMISSIONS_NOT_HELD');
    expect(await give(['ORDERS', 'QUOTES'])).toBe('PERMISSIONS_NOT_HELD');
    expect(await give(['ORDERS'])).toBe('accepted');
    for (const change of [
      { name: 'Başka' },
      { email: 'clerk-wants@example.com' },
      { isActive: false },
      { role: 'CUSTOMER' },
      { permissions: ['ORDERS'] },
    ]) {
      expect(await shop.refusal(shop.owner.user, change, clerk)).toBe('PERMISSIONS_NOT_HELD');
    }
    expect(await clerk.codeOf(INVITE, { id: shop.owner.user.id })).toBe('PERMISSIONS_NOT_HELD');
  });

  it('refuses everybody without the permission, and nobody gives more to themselves', async () => {
    const stranger = await shop.staffWith(['orders', 'settings', 'content']);
    expect(await shop.refusal(shop.owner.user, { name: 'Başka' }, stranger)).toBe('FORBIDDEN');
    const clerk = await shop.staffWith(['users', 'orders']);
    expect(await shop.refusal(clerk.user, { permissions: ['ORDERS'] }, clerk)).toBe('OWN_ACCESS');
    expect(await shop.refusal(clerk.user, { isActive: false }, clerk)).toBe('OWN_ACCESS');
    expect(await shop.refusal(clerk.user, { name: 'Yeni Ad' }, clerk)).toBe('accepted');
  });

  it('asks for proof where role, permissions or e-mail address change, and for none where the name does', async () => {
    const customer = await addPerson(shop.api.app);
    const unproven = { password: null };
    expect(await shop.refusal(customer, { role: 'ADMIN', ...unproven })).toBe('PROOF_REQUIRED');
    expect(await shop.refusal(customer, { email: 'a@example.com', ...unproven })).toBe('PROOF_REQUIRED');
    expect(await shop.refusal(customer, { permissions: [], ...unproven })).toBe('PROOF_REQUIRED');
    expect(await shop.refusal(customer, { name: 'Can Er', ...unproven })).toBe('accepted');
  });

  it('merges what two changed and refuses to overwrite what both did', async () => {
    const customer = await addPerson(shop.api.app);
    await shop.changed(customer, { name: 'Can Er' });
    expect(await shop.refusal(customer, { expectedVersion: 1, isActive: false })).toBe('accepted');
    expect(await shop.refusal(customer, { expectedVersion: 1, name: 'Cem Er' })).toBe('VERSION_CONFLICT');
    expect(await shop.refusal({ id: '00000000-0000-4000-8000-000000000000' }, { name: 'A' })).toBe(
      'NOT_FOUND',
    );
  });

  it('records what was before and after, the personal values sealed', async () => {
    const customer = await addPerson(shop.api.app, { name: 'Ayşe Yılmaz' });
    await shop.changed(customer, { name: 'Ayşe Er', isActive: false });
    const [entry] = await entriesOf(customer);
    expect(entry).toMatchObject({
      what: 'user-changed',
      actor: { kind: 'staff', id: shop.owner.user.id },
      before: { name: 'Ayşe Yılmaz', isActive: true },
      after: { name: 'Ayşe Er', isActive: false, version: 2 },
    });
    const [stored] = await shop.dataSource.query<[{ row: string }]>(
      `SELECT before::text || after::text AS row FROM audit WHERE subject = $1`,
      [`user ${customer.id}`],
    );
    expect(stored.row).not.toContain('Ayşe');
  });
});
