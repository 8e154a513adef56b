import { DataSource } from 'typeorm';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson, signedIn, type SignedInBrowser } from '../../../testing/people.js';
import { PASSWORD } from '../../../testing/sign-in.js';

const ME = '{ me { id name email isVerified customerType company phone taxNumber version } }';
const UPDATE = `mutation ($input: UpdateUserInput!) {
  updateUser(input: $input) { version name customerType company taxNumber taxOffice phone }
}`;
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit, outbox'));

afterAll(() => api.close());

const change = (browser: SignedInBrowser, input: object, expectedVersion = 1) =>
  browser.ask<{ updateUser: { version: number } }>(UPDATE, { input: { expectedVersion, ...input } });

describe('the own profile', () => {
  it('returns no profile to a guest and refuses to change one', async () => {
    expect(await api.browser().ask(ME)).toEqual({ me: null });
    expect(await api.browser().codeOf(UPDATE, { input: { expectedVersion: 1, name: 'X' } })).toBe(
      'SIGN_IN_REQUIRED',
    );
  });

  it('keeps omitted fields, clears fields set to null or empty and counts its versions', async () => {
    const browser = await api.customer();
    const filled = { company: 'Yılmaz Tesisat', taxOffice: 'Kadıköy' };
    const typed = { ...filled, taxNumber: ' 123 456 78 90 ', phone: '(0532) 111-22-33' };
    await change(browser, typed);
    expect(await change(browser, { name: ' Ayşe Demir ', taxOffice: '' }, 2)).toEqual({
      updateUser: {
        version: 3,
        name: 'Ayşe Demir',
        customerType: 'COMPANY',
        company: 'Yılmaz Tesisat',
        taxNumber: '1234567890',
        taxOffice: null,
        phone: '+905321112233',
      },
    });
    // What is already so is no change.
    expect(await change(browser, { name: 'Ayşe Demir' }, 3)).toMatchObject({ updateUser: { version: 3 } });
  });

  it('buys as a company once company and tax number are there, and privately without a company', async () => {
    const browser = await api.customer();
    const typeAfter = async (input: object, version: number) =>
      (await change(browser, input, version)).updateUser;
    expect(await typeAfter({ company: 'Yılmaz Tesisat' }, 1)).toMatchObject({ customerType: 'CONSUMER' });
    expect(await typeAfter({ taxNumber: '1234567890' }, 2)).toMatchObject({ customerType: 'COMPANY' });
    expect(await typeAfter({ phone: null, company: null }, 3)).toMatchObject({ customerType: 'CONSUMER' });
  });

  it('merges changes of different fields, and refuses a field that somebody changed since', async () => {
    const browser = await api.customer();
    await change(browser, { name: 'Ayşe Demir' });
    expect(await change(browser, { phone: '0532 111 22 33' })).toMatchObject({
      updateUser: { name: 'Ayşe Demir', phone: '+905321112233', version: 3 },
    });
    const refusal = await browser.refusal(UPDATE, {
      input: { expectedVersion: 1, name: 'Ayşe Kaya', company: 'Kaya' },
    });
    expect(refusal?.extensions).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { expectedVersion: 1, currentVersion: 3, differing: ['name'] },
    });
    expect(await browser.ask(ME)).toMatchObject({ me: { name: 'Ayşe Demir', company: null } });
    expect(await browser.codeOf(UPDATE, { input: { expectedVersion: 9, name: 'X' } })).toBe(
      'VERSION_CONFLICT',
    );
  });

  it('records what was before and after under the customer, the personal values sealed', async () => {
    const browser = await api.customer();
    await change(browser, { company: 'Demir Tesisat', taxNumber: '1234567890' });
    await change(browser, { company: 'Demir Tesisat' }, 2);
    const subject = `user ${browser.user.id}`;
    expect(await api.app.get(AuditReader).entriesOf(subject, { limit: 9 })).toMatchObject([
      {
        what: 'profile-changed',
        actor: { kind: 'customer', id: browser.user.id },
        before: { company: null, taxNumber: null, customerType: 'consumer' },
        after: {
          company: 'Demir Tesisat',
          taxNumber: '1234567890',
          customerType: 'company',
          version: 2,
        },
      },
    ]);
    const [stored] = await api.app
      .get(DataSource)
      .query<[{ row: string }]>('SELECT after::text AS row FROM audit WHERE subject = $1', [subject]);
    expect(stored.row).not.toMatch(/Demir|1234567890/);
  });

  it.each([
    [{ name: '' }, 'name', 'Bu alan zorunludur.'],
    [{ name: null }, 'name', 'Bu alan zorunludur.'],
    [{ customerType: null }, 'customerType', 'Listeden bir değer seçin.'],
    [
      { taxNumber: '123' },
      'taxNumber',
      'Vergi numarası 10, T.C. kimlik numarası 11 hanelidir; 3 hane yazıldı.',
    ],
    [
      { taxNumber: '1234567891' },
      'taxNumber',
      'Bu geçerli bir vergi numarası değil; bir hanesi yanlış yazılmış olabilir.',
    ],
    [
      { taxNumber: '10000000147' },
      'taxNumber',
      'Bu geçerli bir T.C. kimlik numarası değil; bir hanesi yanlış yazılmış olabilir.',
    ],
    [{ phone: 'ara beni' }, 'phone', 'Telefon numarası 10 ile 15 rakamdan oluşur: 0532 111 22 33.'],
  ])('refuses the profile change %j at its field', async (input, field, message) => {
    const refusal = await (await api.customer()).refusal(UPDATE, { input: { expectedVersion: 1, ...input } });
    expect(refusal?.extensions.code).toBe('BAD_USER_INPUT');
    const { fields } = refusal?.extensions.details as { fields: { path: string; message: string }[] };
    expect(fields).toMatchObject([{ path: field, message }]);
  });

  it('changes only the profile of the signed-in customer', async () => {
    const [mine, yours] = await Promise.all([api.customer(), api.customer()]);
    await change(mine, { name: 'Başka' });
    expect(await yours.ask(ME)).toMatchObject({ me: { name: 'Ayşe Yılmaz' } });
  });
});

describe('the own password of a customer', () => {
  const NEW = 'yeni kazan 72';
  const enter = (browser: { codeOf: SignedInBrowser['codeOf'] }, email: string, password: string) =>
    browser.codeOf('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
      input: { email, password },
    });
  const customerWithPassword = async () =>
    signedIn(api.app, await addPerson(api.app, { password: PASSWORD }), 'customer');
  const changePassword = (browser: SignedInBrowser, currentPassword: string, newPassword: string) =>
    browser.codeOf(CHANGE_PASSWORD, { input: { currentPassword, newPassword } });

  it('is changed with the old one; this session stays, the others end, and a mail says so', async () => {
    const customer = await customerWithPassword();
    const elsewhere = await signedIn(api.app, customer.user, 'customer');
    expect(await changePassword(customer, PASSWORD, NEW)).toBe('accepted');
    expect(await customer.ask('{ me { id } }')).toEqual({ me: { id: customer.user.id } });
    expect(await elsewhere.ask('{ me { id } }')).toEqual({ me: null });
    expect(await enter(api.browser(), customer.user.email, PASSWORD)).toBe('LOGIN_REFUSED');
    expect(await enter(api.browser(), customer.user.email, NEW)).toBe('accepted');
    const [row] = await api.app.get(DataSource).query<{ reaction: string }[]>('SELECT reaction FROM outbox');
    expect(row?.reaction).toBe('customer-password-mail');
  });

  it.each([
    ['', NEW, 'REQUIRED_FIELDS_MISSING'],
    ['yanlış', NEW, 'PASSWORD_WRONG'],
    [PASSWORD, 'abc12', 'PASSWORD_TOO_SHORT'],
    [PASSWORD, 'galatasaray', 'PASSWORD_TOO_COMMON'],
  ])('is not changed from %j to %j', async (currentPassword, newPassword, code) => {
    const customer = await customerWithPassword();
    expect(await changePassword(customer, currentPassword, newPassword)).toBe(code);
    expect(await enter(api.browser(), customer.user.email, PASSWORD)).toBe('accepted');
  });
});

it('ends all other sessions of the customer, and none of anybody else', async () => {
  const [customer, stranger] = await Promise.all([api.customer(), api.customer()]);
  const elsewhere = await signedIn(api.app, customer.user, 'customer');
  expect(await customer.ask('mutation { endOtherSessions }')).toEqual({ endOtherSessions: 1 });
  expect(await elsewhere.ask('{ me { id } }')).toEqual({ me: null });
  expect(await customer.ask('{ mySessions { isCurrent } }')).toEqual({ mySessions: [{ isCurrent: true }] });
  expect(await stranger.ask('{ me { id } }')).toEqual({ me: { id: stranger.user.id } });
});
