import { type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, field, main, open } from './pages/page';
import { sections, submitStaffLogin } from './pages/panel';
import { expect, test } from './shop';
import { openSsoShop, type SsoShop } from './single-sign-on';
import { createStaff, demoStaff, emailOf, endPanelSession, signInToPanel, type StaffAccount } from './staff';

// One provider at a time: it signs in whom the test names.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const LABEL = 'Kurumsal hesapla giriş';
const STEP_MS = 30_000;

let shop: SsoShop;

test.beforeAll(async () => {
  shop = await openSsoShop();
});

test.afterAll(() => shop.close());

function atProvider(staff: StaffAccount): void {
  const { username: sub } = staff;
  shop.provider.account = { sub, email: emailOf(staff), email_verified: true };
}

const offer = (page: Page) => main(page).getByRole('link', { name: LABEL });
const alert = (page: Page) => main(page).getByRole('alert');

/** Sets up an authenticator app, in a session that is over afterwards. */
async function enrol(page: Page, staff: StaffAccount): Promise<string> {
  await signInToPanel(page, staff);
  const { beginSecondFactor } = await sendGraphql<{ beginSecondFactor: { secret: string } }>(
    page.request,
    'mutation ($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { secret } }',
    { input: { password: staff.password } },
  );
  const { secret } = beginSecondFactor;
  const code = new TOTP({ secret }).generate();
  await sendGraphql(
    page.request,
    'mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) }',
    { input: { code } },
  );
  await endPanelSession(page);
  return secret;
}

test('signs in by keyboard at the identity provider, goes on where one wanted to go, and out of both', async ({
  page,
}) => {
  atProvider(createStaff());
  await open(page, `${shop.origin}/admin/urunler?arama=pompa`);
  await expect(page).toHaveURL(/\/admin\/login\?donus=/);
  await expectAccessible(page);
  await field(page, 'Şifre').focus();
  await expect(offer(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Giriş yap' }).focus();
  await page.keyboard.press('Tab');
  await expect(offer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.origin}/admin/urunler?arama=pompa`);
  await expect(sections(page)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shop.provider.issuer}/session/end`));
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(`${shop.origin}/admin/login`);
  await page.goto(`${shop.origin}/admin`);
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('asks for the second factor of the shop afterwards', async ({ page }) => {
  const staff = createStaff();
  const secret = await enrol(page, staff);
  atProvider(staff);
  await open(page, `${shop.origin}/admin/login?donus=%2Fadmin%2Fhesabim`);
  await offer(page).click();
  await expect(page).toHaveURL(/\/admin\/login\?kod=sor/);
  await expect(main(page).getByText('Kurumsal hesabınız doğrulandı.')).toBeVisible();
  await expect(field(page, 'Doğrulama kodu')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Doğrulama kodu').fill('000000');
  await expect(main(page).getByText('Doğrulama kodu hatalı veya daha önce kullanılmış')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login\?kod=sor/);
  await field(page, 'Doğrulama kodu').fill(
    new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS }),
  );
  await expect(page).toHaveURL(`${shop.origin}/admin/hesabim`);
  await expect(sections(page)).toBeVisible();
});

test('lets somebody begin anew whose sign-in waited too long for the code', async ({ page }) => {
  await open(page, `${shop.origin}/admin/login?kod=sor&donus=%2Fadmin%2Fhesabim`);
  await field(page, 'Doğrulama kodu').fill('123456');
  await expect(alert(page)).toContainText('Kurumsal girişin süresi doldu');
  await expect(offer(page)).toHaveAttribute('href', '/admin/sso?donus=%2Fadmin%2Fhesabim');
});

test('says in the shop why somebody was not let in, and takes a password all the same', async ({ page }) => {
  const stranger = { sub: 'yabanci', email: 'yabanci@firma.example', email_verified: true };
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [account, text] of [
    [stranger, 'Kurumsal hesabınıza ait açık bir panel hesabı yok'],
    [{ ...stranger, email: 'yabanci@evil.example' }, 'Bu e-posta adresiyle kurumsal giriş yapılamaz'],
    [{ ...stranger, email_verified: false }, 'e-posta adresi doğrulanmamış'],
    [null, 'Kurumsal giriş tamamlanmadı'],
  ] as const) {
    shop.provider.account = account;
    await page.context().clearCookies();
    await open(page, `${shop.origin}/admin/login?donus=%2Fadmin%2Fhesabim`);
    await offer(page).click();
    await expect(alert(page)).toContainText(text);
  }
  await expectToFit(page);
  await expectAccessible(page);
  await submitStaffLogin(page, await demoStaff(page.request));
  await expect(page).toHaveURL(`${shop.origin}/admin/hesabim`);
});

test('offers the identity provider only where there is one', async ({ page }) => {
  await open(page, '/admin/login');
  await expect(main(page).getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await page.goto('/admin/sso');
  await expect(alert(page)).toContainText('Kurumsal giriş yapılamadı');
});
