import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

// One after the other: each hides what was added when it ends.
test.describe.configure({ mode: 'serial' });

const CONTENT = '/admin/icerik';

const dialog = (page: Page) => page.getByRole('dialog');
const addressField = (page: Page) => dialog(page).getByRole('textbox', { name: /^Adres/ });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** A page that nothing else in the shop is called like; hidden again when the test ends. */
function newPage() {
  const name = `Servis ${randomUUID().slice(0, 8)}`;
  return { name, address: name.toLowerCase().replace(' ', '-') };
}

async function addPage(page: Page, title: string, address?: string): Promise<void> {
  await press(page, 'Sayfa ekle');
  await dialog(page).getByLabel('Başlık').fill(title);
  if (address !== undefined) await addressField(page).fill(address);
  await page.keyboard.press('Enter');
}

async function hideAll(page: Page): Promise<void> {
  const { adminStaticPages } = await sendGraphql<{
    adminStaticPages: { slug: string; title: string; isShown: boolean; placeVersion: number }[];
  }>(page.request, '{ adminStaticPages { slug title isShown placeVersion } }');
  for (const { slug, title, isShown, placeVersion } of adminStaticPages) {
    if (!isShown || !/^Servis [0-9a-f]{8}$/.test(title)) continue;
    await sendGraphql(
      page.request,
      'mutation ($input: StaticPagePlaceInput!) { hideStaticPage(input: $input) { slug } }',
      { input: { slug, expectedVersion: placeVersion } },
    );
  }
}

test.beforeEach(({ page }) => signInToPanel(page));
test.afterEach(({ page }) => hideAll(page));

test('a page is added, written, published, given another address, and taken out of the shop again', async ({
  page,
  otherBrowser,
}) => {
  const { name, address } = newPage();
  await open(page, `${CONTENT}/diger`);
  await expect(main(page).getByRole('button', { name: 'Sayfa ekle' })).toBeVisible();
  await addPage(page, name);
  await expect(page).toHaveURL(`${CONTENT}/metin/${address}`);
  await expect(main(page).getByText('Yayında değil', { exact: true })).toBeVisible();
  expect((await otherBrowser.request.get(`/${address}`)).status()).toBe(404);

  await press(page, 'Düzenle');
  await main(page)
    .getByRole('textbox', { name: /^Metin/ })
    .fill('## Neredeyiz\n\nAltı ilde servis.');
  await main(page)
    .getByRole('button', { name: /^Kaydet/ })
    .click();
  await expect(main(page).getByRole('button', { name: 'Düzenle', exact: true })).toBeVisible();
  await press(page, 'Yayımla');
  await expect(main(page).getByText('Yayında', { exact: true })).toBeVisible();
  await open(otherBrowser, `/${address}`);
  await expect(main(otherBrowser).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(otherBrowser)).toContainText('Altı ilde servis.');

  await press(page, 'Adresi ve yeri');
  await addressField(page).fill(`${address}-yeni`);
  await dialog(page).getByLabel('Yeri', { exact: true }).selectOption('Destek sayfaları');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(main(page).getByRole('link', { name: `/${address}-yeni` })).toBeVisible();
  await expect(
    main(page).getByRole('navigation', { name: 'İçerik' }).getByRole('link', { name: 'Destek sayfaları' }),
  ).toHaveAttribute('aria-current', 'page');
  await open(otherBrowser, `/${address}`);
  await expect(otherBrowser).toHaveURL(`/${address}-yeni`);
  await expectAccessible(page);

  await press(page, 'Yayından kaldır');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yayından kaldır' }).click();
  await expect(main(page).getByText('Yayında değil', { exact: true })).toBeVisible();
  await expect.poll(async () => (await otherBrowser.request.get(`/${address}-yeni`)).status()).toBe(404);
});

test('an address that is taken or none is refused at its field, and what was typed stays', async ({
  page,
}) => {
  const { name, address } = newPage();
  await open(page, `${CONTENT}/metin/sss`);
  await addPage(page, name, 'urunler');
  await expect(dialog(page).getByText('/urunler adresi kullanılıyor')).toBeVisible();
  await expect(addressField(page)).toBeFocused();
  await addressField(page).fill('İki Kelime');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/^Küçük harf/)).toBeVisible();
  await expect(dialog(page).getByLabel('Başlık')).toHaveValue(name);
  await addressField(page).fill(address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CONTENT}/metin/${address}`);
  // It stands where it was added from.
  await expect(
    main(page).getByRole('navigation', { name: 'İçerik' }).getByRole('link', { name: 'Destek sayfaları' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('a text that buyers accept can be edited, and neither hidden nor moved', async ({ page }) => {
  await open(page, `${CONTENT}/metin/kvkk-aydinlatma`);
  await expect(main(page).getByText('Alıcıların kabul ettiği metin')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Düzenle', exact: true })).toBeVisible();
  for (const name of ['Adresi ve yeri', 'Yayından kaldır']) {
    await expect(main(page).getByRole('button', { name })).toHaveCount(0);
  }
});

test('of two people who publish and hide a page, the slower sees what it is by now', async ({
  page,
  otherBrowser,
}) => {
  const { name, address } = newPage();
  await open(page, `${CONTENT}/metin/sss`);
  await addPage(page, name);
  await expect(page).toHaveURL(`${CONTENT}/metin/${address}`);
  await signInToPanel(otherBrowser);
  await open(otherBrowser, `${CONTENT}/metin/${address}`);
  await press(page, 'Yayımla');
  await expect(main(page).getByText('Yayında', { exact: true })).toBeVisible();
  // The other window follows by itself.
  await expect(main(otherBrowser).getByRole('button', { name: 'Yayından kaldır' })).toBeVisible();
});

test('place and dialogs fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${CONTENT}/metin/sss`);
  await expectToFit(page);
  await press(page, 'Sayfa ekle');
  await expect(dialog(page).getByLabel('Başlık')).toBeFocused();
  await expectToFit(page);
});
