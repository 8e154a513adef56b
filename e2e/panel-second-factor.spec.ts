import { type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { sendGraphql } from './graphql';
import { expectAccessible, field, main, open } from './pages/page';
import { OWN_ACCOUNT, sections, submitStaffLogin } from './pages/panel';
import { expect, test } from './shop';
import { createStaff, demoStaff, signInToPanel } from './staff';

// One after the other, on the one account of staff that a demo has.
test.describe.configure({ mode: 'serial' });

const STEP_MS = 30_000;

/** The code of the app now, or in the next half minute: none is accepted twice. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

const dialog = (page: Page) => page.getByRole('dialog');

async function beginSetup(page: Page): Promise<string> {
  const { password } = await demoStaff(page.request);
  await main(page).getByRole('button', { name: 'Kurulumu başlat' }).click();
  await dialog(page).getByLabel('Şifreniz', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('img', { name: /karekodu/ })).toBeVisible();
  await expect(field(page, 'Doğrulama kodu')).toBeFocused();
  return (await main(page).locator('code').innerText()).replaceAll(/\s/g, '');
}

/** Sets the second factor up on the open page; `usedCode` is the one that confirmed it. */
async function setUp(page: Page): Promise<{ secret: string; usedCode: string; recoveryCodes: string[] }> {
  const secret = await beginSetup(page);
  const usedCode = codeOf(secret);
  // The sixth digit sends it.
  await field(page, 'Doğrulama kodu').fill(usedCode);
  const list = page.getByRole('list', { name: 'Kurtarma kodları' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { secret, usedCode, recoveryCodes: await list.getByRole('listitem').allInnerTexts() };
}

async function finishSetup(page: Page): Promise<void> {
  await main(page).getByText('Kodları kaydettim').click();
  await main(page).getByRole('button', { name: 'Bitir' }).click();
  await expect(main(page).getByText('Kullanılmamış 10 kurtarma kodunuz var.')).toBeVisible();
}

async function remove(page: Page, code: string): Promise<void> {
  const { password } = await demoStaff(page.request);
  await main(page).getByRole('button', { name: 'Doğrulamayı kapat' }).click();
  await dialog(page).getByLabel('Şifreniz', { exact: true }).fill(password);
  await dialog(page).getByLabel('Doğrulama kodu').fill(code);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Kurulumu başlat' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Hesabınız için isteğe bağlı.');
}

async function signOutAndIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/admin/login');
  await submitStaffLogin(page, await demoStaff(page.request));
}

/** As somebody does it who has no app, or with a code of their app. */
async function demand(page: Page, requiredFor: 'NOBODY' | 'EVERYBODY', code?: string): Promise<void> {
  const { password } = await demoStaff(page.request);
  const { secondFactorPolicy } = await sendGraphql<{ secondFactorPolicy: { version: number } }>(
    page.request,
    '{ secondFactorPolicy { version } }',
  );
  await sendGraphql(
    page.request,
    'mutation ($input: UpdateSecondFactorPolicyInput!) { updateSecondFactorPolicy(input: $input) { version } }',
    { input: { requiredFor, expectedVersion: secondFactorPolicy.version, password, code } },
  );
}

test('sets a second factor up, signs in with its codes, each once, and removes it', async ({ page }) => {
  await signInToPanel(page);
  await open(page, OWN_ACCOUNT);
  const { secret, usedCode, recoveryCodes } = await setUp(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Hesabım ve güvenlik' }).focus();
  await page.getByRole('link', { name: /Yönetim paneli/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Kodlar saklanmadan çıkılsın mı?');
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await main(page).getByRole('button', { name: 'Bitir' }).click();
  await expect(main(page).getByText('Önce kodları sakladığınızı onaylayın')).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'İndir' }).click();
  expect((await download).suggestedFilename()).toBe('kurtarma-kodlari.txt');
  await finishSetup(page);

  await signOutAndIn(page);
  await expect(field(page, 'Doğrulama kodu')).toBeFocused();
  await expectAccessible(page);
  // The sixth digit sends it.
  await field(page, 'Doğrulama kodu').fill(usedCode);
  await expect(main(page).getByText(/hatalı veya daha önce kullanılmış/)).toBeVisible();
  await field(page, 'Doğrulama kodu').fill('');
  await field(page, 'Doğrulama kodu').pressSequentially(codeOf(secret, 1));
  await expect(sections(page)).toBeVisible();

  await signOutAndIn(page);
  await page.getByRole('button', { name: 'Kurtarma kodu kullanın' }).click();
  await field(page, 'Kurtarma kodu').fill('k3td-90xc-mm2a');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Kurtarma kodu hatalı veya daha önce kullanılmış')).toBeVisible();
  await field(page, 'Kurtarma kodu').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(sections(page)).toBeVisible();
  await expect(page.getByText('9 kurtarma kodunuz kaldı')).toBeVisible();
  await page.getByRole('button', { name: 'Yenilerini oluşturun' }).click();
  await expect(page).toHaveURL(`${OWN_ACCOUNT}#iki-adimli-dogrulama`);
  await expect(main(page).getByText('Kullanılmamış 9 kurtarma kodunuz var.')).toBeVisible();
  await remove(page, recoveryCodes[1] ?? '');
});

test('opens nothing but the own account until a second factor that is demanded is set up', async ({
  page,
  otherBrowser,
}) => {
  await signInToPanel(otherBrowser);
  await demand(otherBrowser, 'EVERYBODY');
  await signInToPanel(page);
  await open(page, '/admin');
  await expect(page).toHaveURL(OWN_ACCOUNT);
  await expect(main(page).getByText(/iki adımlı doğrulamayı kurduğunuzda açılır/)).toBeVisible();
  await expectAccessible(page);
  const { recoveryCodes } = await setUp(page);
  await finishSetup(page);
  await expect(main(page).getByText(/kurduğunuzda açılır/)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Doğrulamayı kapat' })).toHaveCount(0);
  await demand(page, 'NOBODY', recoveryCodes[1]);
  await page.reload();
  await remove(page, recoveryCodes[0] ?? '');
});

test('ends one of the own sessions', async ({ page, otherBrowser }) => {
  await signInToPanel(page);
  await signInToPanel(otherBrowser);
  await open(otherBrowser, OWN_ACCOUNT);
  await open(page, OWN_ACCOUNT);
  const list = main(page).getByRole('list', { name: 'Oturumlar' });
  await expect(list.getByText('Bu oturum')).toBeVisible();
  const before = await list.getByRole('listitem').count();
  await list
    .getByRole('button', { name: /^Oturumu kapat/ })
    .first()
    .click();
  await expect(page.getByText('Oturum kapatıldı')).toBeVisible();
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(before - 1);
  await otherBrowser.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(otherBrowser.getByRole('alertdialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
});

test('ends all other sessions at once', async ({ page, otherBrowser }) => {
  const account = createStaff();
  await signInToPanel(otherBrowser, account);
  await open(otherBrowser, OWN_ACCOUNT);
  await signInToPanel(page, account);
  await open(page, OWN_ACCOUNT);
  const list = main(page).getByRole('list', { name: 'Oturumlar' });
  await expect(list.getByText(/, ağ /)).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  await otherBrowser.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(otherBrowser.getByRole('alertdialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
});
