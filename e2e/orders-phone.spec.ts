import { type Page } from '@playwright/test';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

const references = (page: Page) => main(page).locator('section').filter({ hasText: 'Sizin kayıtlarınız' });
const form = (page: Page) => main(page).getByRole('form', { name: 'Sizin kayıtlarınız' });

async function editOnPhone(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Sizin kayıtlarınız: düzenle' }).tap();
  await expect(form(page).getByLabel('Satın alma sipariş no')).toBeFocused();
  await form(page).getByLabel('Satın alma sipariş no').fill('SAT-2026/118');
  await form(page).getByLabel('Proje / şantiye').fill('Kordonboyu Rezidans, B blok kazan dairesi');
  await form(page).getByLabel('Talep no').fill('T'.repeat(101));
  await expectToFit(page);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Kaydet' }).tap();
  await expect(form(page)).toContainText('En çok 100 karakter yazılabilir.');
  await form(page).getByLabel('Talep no').fill('TLP-7');
  await form(page).getByRole('button', { name: 'Kaydet' }).tap();
  await expect(form(page)).toHaveCount(0);
  await page.reload();
  for (const text of ['SAT-2026/118', 'Kordonboyu Rezidans, B blok kazan dairesi', 'TLP-7']) {
    await expect(references(page)).toContainText(text);
  }
  await expect(main(page)).toContainText('Referanslarınızı düzelttiniz');
  await expectToFit(page);
}

test('a guest corrects the references of an order on a phone, by the tracking link', async ({ page }) => {
  const { trackingToken } = await placeOrder(page.request);
  await open(page, `/siparis-takip/${trackingToken}`);
  await editOnPhone(page);
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('a customer corrects the references of an order on a phone, and gives none in the end', async ({
    page,
  }) => {
    const { id } = await placeOrder(page.request);
    await open(page, `/siparislerim/${id}`);
    await editOnPhone(page);
    await main(page).getByRole('button', { name: 'Sizin kayıtlarınız: düzenle' }).tap();
    for (const field of await form(page).getByRole('textbox').all()) await field.fill('');
    await form(page).getByRole('button', { name: 'Kaydet' }).tap();
    await expect(references(page)).toContainText('Belgelerde yer alacak bir referans girilmedi.');
  });
});

test('a guest gives notice of a transfer on a phone', async ({ page }) => {
  const { trackingToken } = await placeOrder(page.request);
  await open(page, `/siparis-takip/${trackingToken}`);
  await main(page).getByRole('button', { name: 'Havale bildirimi gönder' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Gönderen banka').fill('Anka Bankası');
  await expectToFit(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gönder', exact: true }).tap();
  await expect(main(page)).toContainText('Havale bildiriminiz alındı.');
  await expectToFit(page);
});
