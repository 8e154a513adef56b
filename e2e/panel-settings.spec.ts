import { type Page } from '@playwright/test';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { pretendPermissions, sections } from './pages/panel';
import { expect, test } from './shop';
import { createStaff, demoStaff, signInToPanel } from './staff';

// One after the other, on the settings of one shop.
test.describe.configure({ mode: 'serial' });

const SECURITY = '/admin/ayarlar/guvenlik';
const ORDER_MAILS = '/admin/ayarlar/siparis-e-postalari';
const SAVED = 'Ayarlar başarıyla kaydedildi!';

const history = (page: Page) => main(page).getByRole('region', { name: 'Geçmiş' });
const dialog = (page: Page) => page.getByRole('dialog');
const choice = (page: Page, name: string) => main(page).getByRole('radio', { name });
const mail = (page: Page, name: string) => main(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => main(page).getByRole('button', { name: 'Kaydet' }).first().click();
const flip = (page: Page, name: string) =>
  main(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) })
    .click();

async function prove(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Şifreniz', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: SAVED }).first()).toBeVisible();
  await expect(main(page).getByText('Bütün değişiklikler kayıtlı.').first()).toBeVisible();
}

test.beforeEach(({ page }) => signInToPanel(page));

test('demands a second factor of whom staff choose, with their password alone', async ({ page }) => {
  const { password } = await demoStaff(page.request);
  await open(page, SECURITY);
  await expect(page).toHaveTitle('Güvenlik, Ayarlar | Yönetim paneli');
  await expect(choice(page, 'Kimse')).toBeChecked();
  await choice(page, 'Seçilen yetkilere sahip olanlar').check();
  await save(page);
  await expect(main(page).getByText('En az bir yetki seçin.')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Kullanıcılar' }).check();
  await expect(main(page).getByText(/bu seçim sizi de kapsıyor/)).toBeVisible();
  await save(page);
  await expect(dialog(page)).toContainText('Şu yetkilerden biri olanlar için zorunlu: Kullanıcılar');
  await prove(page, 'yanlış şifre 9');
  await expect(dialog(page).getByText('Mevcut şifre hatalı')).toBeVisible();
  await expect(dialog(page).getByLabel('Şifreniz', { exact: true })).toBeFocused();
  await prove(page, password);
  await expectSaved(page);
  await page.reload();
  await expect(main(page).getByRole('checkbox', { name: 'Kullanıcılar' })).toBeChecked();
  await choice(page, 'Kimse').check();
  await save(page);
  await prove(page, password);
  await expectSaved(page);
});

test('keeps what was chosen when the proof is given up, and asks before it is left', async ({ page }) => {
  await open(page, SECURITY);
  await choice(page, 'Herkes').check();
  await save(page);
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(choice(page, 'Herkes')).toBeChecked();
  await main(page).getByRole('link', { name: 'Sipariş e-postaları' }).click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(SECURITY);
  await main(page).getByRole('button', { name: 'Vazgeç' }).first().click();
  await expect(choice(page, 'Kimse')).toBeChecked();
  await expect(main(page).getByRole('button', { name: 'Kaydet' }).first()).toBeFocused();
});

test('switches a mail about orders off and on again', async ({ page }) => {
  await open(page, ORDER_MAILS);
  await expect(mail(page, 'Kargoda')).toBeChecked();
  for (const isOn of [false, true]) {
    await flip(page, 'Kargoda');
    await save(page);
    await expectSaved(page);
    await page.reload();
    await expect(mail(page, 'Kargoda')).toBeChecked({ checked: isOn });
  }
});

test('merges what two people change at once where they changed different settings', async ({
  page,
  otherBrowser,
}) => {
  await signInToPanel(otherBrowser);
  await open(page, ORDER_MAILS);
  await open(otherBrowser, ORDER_MAILS);
  await flip(page, 'Teslim Edildi');
  await flip(otherBrowser, 'Kargoda');
  await save(otherBrowser);
  await expectSaved(otherBrowser);
  await expect(mail(page, 'Kargoda')).not.toBeChecked();
  await expect(main(page).getByText(/sizin değiştirdikleriniz duruyor/)).toBeVisible();
  await expectAccessible(page);

  await save(page);
  await expectSaved(page);
  await expect(mail(page, 'Teslim Edildi')).not.toBeChecked();
  await expect(mail(page, 'Kargoda')).not.toBeChecked();
  await expect(history(page).getByRole('listitem').first()).toContainText('Teslim Edildi: Açık → Kapalı');
  await expect(history(page).getByRole('listitem').nth(1)).toContainText('Kargoda: Açık → Kapalı');

  await history(page).getByRole('listitem').nth(2).getByRole('button', { name: 'Bu hâlini getir' }).click();
  await expect(mail(page, 'Kargoda')).toBeChecked();
  await save(page);
  await expectSaved(page);
  await page.reload();
  await expect(mail(page, 'Teslim Edildi')).toBeChecked();
});

test('asks who both changed the same setting, with who saved what, and takes an earlier state back', async ({
  page,
  otherBrowser,
}) => {
  const { password } = await demoStaff(page.request);
  const colleague = createStaff('settings');
  await signInToPanel(otherBrowser, colleague);
  await open(page, SECURITY);
  await open(otherBrowser, SECURITY);
  for (const [browser, permission] of [
    [page, 'İçerik'],
    [otherBrowser, 'Kullanıcılar'],
  ] as const) {
    await choice(browser, 'Seçilen yetkilere sahip olanlar').check();
    await main(browser).getByRole('checkbox', { name: permission }).check();
  }
  await save(otherBrowser);
  await prove(otherBrowser, colleague.password);
  await expectSaved(otherBrowser);

  const field = main(page).getByRole('alert').getByRole('region', { name: 'Yetkiler' });
  await expect(field).toContainText(/Zeynep Işık, .+: Kullanıcılar/);
  await expect(field).toContainText('Siz: İçerik');
  await expectAccessible(page);
  await field.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(main(page).getByRole('checkbox', { name: 'Kullanıcılar' })).toBeChecked();
  await expect(main(page).getByText('Bütün değişiklikler kayıtlı.').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Kaydet' }).first()).toBeFocused();

  const [latest, earlier] = [
    history(page).getByRole('listitem').first(),
    history(page).getByRole('listitem').nth(1),
  ];
  await expect(latest).toContainText('Zeynep Işık');
  await expect(latest).toContainText('Kimler için zorunlu: Kimse → Seçilen yetkilere sahip olanlar');
  await earlier.getByRole('button', { name: 'Bu hâlini getir' }).click();
  await expect(choice(page, 'Kimse')).toBeChecked();
  await save(page);
  await prove(page, password);
  await expectSaved(page);
});

test('says when the settings cannot be read, and reads them again', async ({ page }) => {
  await open(page, SECURITY);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('OrderMailSwitches') ? route.abort() : route.fallback(),
  );
  await main(page).getByRole('link', { name: 'Sipariş e-postaları' }).click();
  await expect(main(page).getByText('Ayarlar yüklenemedi')).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(mail(page, 'Kargoda')).toBeVisible();
});

test('is hidden from staff without the permission', async ({ page }) => {
  await pretendPermissions(page, ['ORDERS']);
  await open(page, SECURITY);
  await expect(main(page).getByText('Bu bölüm için yetkiniz yok')).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Siparişler' })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
});

test('fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, SECURITY);
  await choice(page, 'Seçilen yetkilere sahip olanlar').check();
  await expectToFit(page);
  await expectAccessible(page);
  await main(page).getByRole('checkbox', { name: 'Bütün yetkiler' }).check();
  await save(page);
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  await main(page).getByRole('button', { name: 'Vazgeç' }).first().click();
  await main(page).getByRole('link', { name: 'Sipariş e-postaları' }).click();
  await expect(mail(page, 'Kargoda')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});
