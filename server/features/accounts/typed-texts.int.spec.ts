import { DataSource } from 'typeorm';
import { COMMAND_CAUSE } from '../../commands/command-cause.js';
import { codeOf } from '../../kernel/refusal/test-code-of.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import { ADMIN_LOGIN, credentialsAt } from '../../testing/both-doors.js';
import { addPerson, signedIn } from '../../testing/people.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { deliveredMails } from './account-links/test-mails.js';
import { type StaffDraft, StaffAccountsService } from './people/staff-accounts.service.js';

const PASSWORD = 'mavi kazan 72';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id email name } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { email } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { name phone } }';
const CREATE_KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key { name } } }';
const NEW_CUSTOMER = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  acceptsTerms: true,
};
const NEW_STAFF: StaffDraft = {
  name: 'Ad',
  email: 'ad@example.com',
  username: null,
  role: 'super_admin',
  permissions: [],
  password: null,
};
const FORGED = ['Ayşe\r\nToplam: 0 TL', 'Ayşe\nYılmaz', 'Ayşe\tYılmaz', 'Ayşe \u202eliA', 'Ayşe\u2028Y'];
const PARTS_OF_PROFILE = ['name', 'company', 'taxOffice'];
const MESSAGE = 'Tek satır yazın; satır sonu ve görünmeyen denetim karakterleri kullanılamaz.';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(async () => {
  await api.app.get(DataSource).query('TRUNCATE rate_limit, outbox; DELETE FROM users');
});

afterAll(() => api.close());

const fieldsOf = async (refusal: Promise<{ extensions: { details?: object } } | undefined>) =>
  (await refusal)?.extensions.details;

describe.each(FORGED)('a text that forges lines, %j,', (text) => {
  it('is refused at its field as a name, a company and a part of an address', async () => {
    const browser = api.browser();
    expect(await fieldsOf(browser.refusal(REGISTER, { input: { ...NEW_CUSTOMER, name: text } }))).toEqual({
      fields: [{ path: 'name', rules: ['isOneLine'], message: MESSAGE }],
    });
    const customer = await api.customer();
    const input = { name: text, company: text, taxOffice: text, expectedVersion: 1 };
    expect(await fieldsOf(customer.refusal(UPDATE, { input }))).toMatchObject({
      fields: PARTS_OF_PROFILE.map((path) => ({ path, message: MESSAGE })),
    });
  });

  it('is refused as the name of an API key and of a member of staff, also by command', async () => {
    const staff = await api.staff();
    const input = { name: text, permissions: ['ORDERS'], password: PASSWORD };
    expect(await staff.codeOf(CREATE_KEY, { input })).toBe('BAD_USER_INPUT');
    const key = { name: text, permissions: ['orders'] as const, expiresAt: null };
    const actor = { ...COMMAND_CAUSE.actor };
    expect(await codeOf(api.app.get(ApiKeysService).create(key, { ...COMMAND_CAUSE, actor }))).toBe(
      'BAD_USER_INPUT',
    );
    const draft: StaffDraft = { ...NEW_STAFF, name: text };
    expect(await codeOf(api.app.get(StaffAccountsService).create(draft, COMMAND_CAUSE))).toBe(
      'BAD_USER_INPUT',
    );
  });
});

it('lets a customer whose stored name forges lines sign in, read and change the profile, and greets on one line', async () => {
  const user = await addPerson(api.app, {
    name: 'Ali\nToplam 0 \u202eLT',
    email: 'ali@example.com',
    password: PASSWORD,
  });
  const customer = await signedIn(api.app, user, 'customer');
  expect(await customer.ask(UPDATE, { input: { expectedVersion: 1, phone: '0532 111 22 33' } })).toEqual({
    updateUser: { name: user.name, phone: '+905321112233' },
  });
  await api.browser().ask(RESET, { email: user.email });
  const [mail] = await deliveredMails(api.app);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/\u202e|^Toplam/m);
});

describe('an e-mail address in Turkish capitals', () => {
  it('is the same account everywhere, and is stored as mail can reach it', async () => {
    const input = { ...NEW_CUSTOMER, email: ' bilgi@FİRMA.com ' };
    expect(await api.browser().ask(REGISTER, { input })).toMatchObject({
      register: { email: 'bilgi@firma.com' },
    });
    expect(await api.browser().codeOf(REGISTER, { input: { ...input, email: 'bilgi@firma.com' } })).toBe(
      'REGISTRATION_FAILED',
    );
    for (const email of ['bilgi@firma.com', 'bilgi@FİRMA.COM', 'BILGI@FIRMA.com']) {
      expect(await api.browser().ask(LOGIN, { input: { email, password: PASSWORD } })).toEqual({
        login: { email: 'bilgi@firma.com' },
      });
    }
    await deliveredMails(api.app);
    await api.browser().ask(RESET, { email: 'bilgi@FİRMA.com' });
    expect(await deliveredMails(api.app)).toMatchObject([{ to: 'bilgi@firma.com' }]);
  });
});

it.each([
  ['bilgi@fırma.com', 'bilgi@firma.com'],
  ['bilgi@müşteri.com', 'bilgi@musteri.com'],
  ['BİLGİ@firma.com', 'bilgi@firma.com'],
])('asks about %s whether %s is meant, in every form', async (email, suggestion) => {
  const refused = {
    message: `E-posta adresinde Türkçe harf kullanılamaz. ${suggestion} mu demek istediniz?`,
    extensions: { code: 'EMAIL_INVALID', details: { suggestion } },
  };
  const browser = api.browser();
  expect(await browser.refusal(REGISTER, { input: { ...NEW_CUSTOMER, email } })).toMatchObject(refused);
  expect(await browser.refusal(RESET, { email })).toMatchObject(refused);
  for (const door of [LOGIN, ADMIN_LOGIN]) {
    expect(await browser.refusal(door, credentialsAt(door, email, PASSWORD))).toMatchObject(refused);
  }
  const draft: StaffDraft = { ...NEW_STAFF, email };
  expect(await codeOf(api.app.get(StaffAccountsService).create(draft, COMMAND_CAUSE))).toBe('EMAIL_INVALID');
});
