import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { User } from '../users/user.entity.js';
import { deliveredMails, tokenIn } from '../account-links/test-mails.js';

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { id name email isVerified customerType company createdAt }
}`;
const ME = '{ me { id name email isVerified customerType company phone taxNumber } }';

const ayse = {
  name: ' Ayşe Yılmaz ',
  email: ' Ayse@Example.com ',
  password: 'mavi kazan 72',
  passwordConfirmation: 'mavi kazan 72',
  acceptsTerms: true,
};

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit, outbox; DELETE FROM users'));

afterAll(() => api.close());

const register = (input: object = ayse) => api.browser().refusal(REGISTER, { input });

describe('registering', () => {
  it('creates an account, signs in to it and sends a mail that verifies the address', async () => {
    const browser = api.browser();
    const { register: customer } = await browser.ask<{ register: object }>(REGISTER, { input: ayse });
    expect(customer).toMatchObject({
      name: 'Ayşe Yılmaz',
      email: 'Ayse@Example.com',
      isVerified: false,
      customerType: 'CONSUMER',
      company: null,
    });
    expect(await browser.ask(ME)).toMatchObject({ me: { email: 'Ayse@Example.com', isVerified: false } });
    const [mail] = await deliveredMails(api.app);
    expect(mail).toMatchObject({ to: 'Ayse@Example.com', subject: 'E-posta adresinizi doğrulayın' });
    await api
      .browser()
      .ask('mutation ($token: String!) { verifyEmail(token: $token) }', { token: tokenIn(mail!) });
    expect(await browser.ask(ME)).toMatchObject({ me: { isVerified: true } });
  });

  it('creates a company account when a company is given', async () => {
    const browser = api.browser();
    await browser.ask(REGISTER, { input: { ...ayse, company: ' Yılmaz Tesisat ' } });
    expect(await browser.ask(ME)).toMatchObject({
      me: { customerType: 'COMPANY', company: 'Yılmaz Tesisat' },
    });
  });

  it('stores the accepted version of the terms', async () => {
    await register();
    const [user] = await api.app.get(DataSource).manager.find(User);
    const { staticPage } = await api
      .browser()
      .ask<{ staticPage: object }>('{ staticPage(slug: "kullanim-kosullari") { slug version hash } }');
    expect(user?.acceptedTerms).toEqual({ ...staticPage, at: expect.any(String) as string });
    const acceptedAt = new Date(user?.acceptedTerms?.at ?? '');
    expect(Math.abs(acceptedAt.getTime() - user!.createdAt.getTime())).toBeLessThan(60_000);
  });

  it.each([
    [{ name: '' }, 'Lütfen tüm zorunlu alanları doldurun', 'REQUIRED_FIELDS_MISSING'],
    [{ name: '   ' }, 'Lütfen tüm zorunlu alanları doldurun', 'REQUIRED_FIELDS_MISSING'],
    [{ email: '' }, 'Lütfen tüm zorunlu alanları doldurun', 'REQUIRED_FIELDS_MISSING'],
    [{ password: '' }, 'Lütfen tüm zorunlu alanları doldurun', 'REQUIRED_FIELDS_MISSING'],
    [{ passwordConfirmation: '' }, 'Lütfen tüm zorunlu alanları doldurun', 'REQUIRED_FIELDS_MISSING'],
    [{ passwordConfirmation: 'mavi kazan 72 ' }, 'Şifreler eşleşmiyor', 'PASSWORDS_DIFFER'],
    [
      { password: 'abc12', passwordConfirmation: 'abc12' },
      'Şifre en az 6 karakter olmalıdır',
      'PASSWORD_TOO_SHORT',
    ],
    [
      { password: 'galatasaray', passwordConfirmation: 'galatasaray' },
      'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin',
      'PASSWORD_TOO_COMMON',
    ],
    [{ acceptsTerms: false }, 'Kullanım koşullarını kabul etmelisiniz', 'TERMS_NOT_ACCEPTED'],
    [{ email: 'info@firma' }, 'Geçerli bir e-posta adresi girin', 'EMAIL_INVALID'],
    [
      { email: 'ınfo@fırma.com' },
      'E-posta adresinde Türkçe harf kullanılamaz. info@firma.com mu demek istediniz?',
      'EMAIL_INVALID',
    ],
  ])('refuses a registration with %j', async (wrong, message, code) => {
    expect(await register({ ...ayse, ...wrong })).toMatchObject({ message, extensions: { code } });
    expect(await api.app.get(DataSource).manager.count(User)).toBe(0);
  });

  it('has the code of the first error, in the order of the form', async () => {
    const wrong = { name: '', email: 'x', password: 'a', passwordConfirmation: 'b', acceptsTerms: false };
    const fix = [
      {},
      { name: 'Ayşe' },
      { passwordConfirmation: 'a' },
      { password: 'parola', passwordConfirmation: 'parola' },
      { password: 'kazan 72', passwordConfirmation: 'kazan 72' },
      { acceptsTerms: true },
      { email: 'ayse@example.com' },
    ];
    const codes: (string | undefined)[] = [];
    let form: object = wrong;
    for (const change of fix) {
      form = { ...form, ...change };
      codes.push((await register(form))?.extensions.code);
    }
    expect(codes).toEqual([
      'REQUIRED_FIELDS_MISSING',
      'PASSWORDS_DIFFER',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_COMMON',
      'TERMS_NOT_ACCEPTED',
      'EMAIL_INVALID',
      undefined,
    ]);
  });

  it('refuses a second account for an address without a reason, in any case and concurrently', async () => {
    const refusals = await Promise.all([
      register(),
      register({ ...ayse, email: 'AYSE@example.com' }),
      register({ ...ayse, email: 'ayse@EXAMPLE.com' }),
    ]);
    const refused = refusals.filter((refusal) => refusal !== undefined);
    expect(refused).toHaveLength(2);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({
        message: 'Kayıt sırasında bir hata oluştu',
        extensions: { code: 'REGISTRATION_FAILED' },
      });
    }
    expect(await deliveredMails(api.app)).toHaveLength(1);
  });

  it('limits the number of registrations from one address', async () => {
    const codes = [];
    for (let i = 0; i < 21; i += 1) {
      const refusal = await register({ ...ayse, email: `kisi${i}@example.com` });
      codes.push(refusal?.extensions.code);
    }
    expect(codes.lastIndexOf(undefined)).toBe(19);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  it('logs neither the password nor the e-mail address', async () => {
    await register();
    await register();
    expect(api.log()).not.toMatch(/mavi kazan|ayse@example/i);
  });
});
