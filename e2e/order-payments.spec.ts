import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { main } from './pages/page';
import { history, statusOf } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const AMOUNT = 'Tutar, ₺';
const dialog = (page: Page) => page.getByRole('dialog');

async function openOrder(page: Page, id: string): Promise<void> {
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  await main(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
}

test('an amount with an ungrouped dot is refused, and nothing is recorded', async ({
  page,
  otherBrowser,
}) => {
  const { id } = await placeOrder(otherBrowser.request);
  await openOrder(page, id);
  const amount = dialog(page).getByLabel(AMOUNT);
  await amount.focus();
  await page.keyboard.type('1.5');
  await expect(amount).toHaveValue('1.5');
  await dialog(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
  await expect(dialog(page)).toContainText('Nokta yalnızca binlikleri ayırır');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expect(main(page)).not.toContainText('Ödendi:');
  await expect(history(page)).not.toContainText('Ödeme alındı');
});

test('an order is paid in parts, shown as such to staff and buyer, and one part is taken back', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await openOrder(page, id);
  await test.step('records a part, which is typed over the amount that is outstanding', async () => {
    await dialog(page).getByLabel(AMOUNT).focus();
    await page.keyboard.type('1,50');
    await expect(dialog(page)).toContainText('eksik. Kısmi ödeme olarak kaydedilsin mi?');
    await dialog(page).getByRole('button', { name: 'Kısmi ödemeyi kaydet' }).click();
    await expect(main(page).getByText('Kısmen ödendi', { exact: true }).first()).toBeVisible();
    await expect(history(page)).toContainText('Ödeme alındı: ₺1,50.');
  });
  await test.step('is found in the list', async () => {
    await page.goto(`/admin/siparisler?arama=${number}&odeme=kismen-odendi`);
    await expect(main(page).getByText(`#${number}`).first()).toBeVisible();
    await expect(main(page).getByText('Kısmen ödendi', { exact: true }).first()).toBeVisible();
    await page.goto(`/admin/siparisler/${id}`);
  });
  await test.step('records the rest', async () => {
    await main(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
    await dialog(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
    await expect(main(page).getByText('Ödeme: Ödendi')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Alınan ödemeler' }).getByRole('listitem')).toHaveCount(2);
  });
  await test.step('takes the first part back, with a reason', async () => {
    await main(page).getByRole('button', { name: 'Ödeme İptal: ₺1,50' }).click();
    await dialog(page).getByLabel('Açıklama').fill('Başka sipariş');
    await dialog(page).getByRole('button', { name: 'Ödeme İptal' }).click();
    await expect(main(page).getByText('Kısmen ödendi', { exact: true }).first()).toBeVisible();
    await expect(history(page)).toContainText('Ödeme kaydı geri alındı: ₺1,50.');
  });
});

test('cancelling several orders shows what was paid of them, as no money goes back by itself', async ({
  page,
  otherBrowser,
}) => {
  const company = `İptal ${randomUUID().slice(0, 8)}`;
  const paid = await placeOrder(otherBrowser.request, 1, company);
  const unpaid = await placeOrder(otherBrowser.request, 1, company);
  await signInToPanel(page);
  await sendGraphql(
    page.request,
    'mutation ($input: MarkOrderPaidInput!) { markOrderPaid(input: $input) { id } }',
    { input: { orderId: paid.id, expectedVersion: 1, amount: 150, notifyBuyer: false } },
  );
  await page.goto(`/admin/siparisler?arama=${encodeURIComponent(company)}`);
  await main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).press('Enter');
  await page.getByRole('menuitem', { name: 'İptal Edildi' }).click();
  await expect(dialog(page)).toContainText(
    '1 siparişte toplam ₺1,50 ödeme alındı; iptal parayı geri göndermez, ayrıca iade edin.',
  );
  await dialog(page).getByRole('button', { name: 'Siparişleri İptal Et' }).click();
  await expect(dialog(page).getByLabel('İptal nedeni')).toBeFocused();
  await dialog(page).getByLabel('İptal nedeni').fill('Stokta kalmadı');
  await dialog(page).getByRole('button', { name: 'Siparişleri İptal Et' }).click();
  await expect(dialog(page)).toBeHidden();
  for (const { number } of [paid, unpaid]) await expect(statusOf(page, number)).toHaveText('İptal Edildi');
});
