import { randomUUID } from 'node:crypto';
import { sendGraphql } from './graphql';
import { main } from './pages/page';
import { history, statusOf } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('a step that was a slip is undone before its customer is mailed', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  await main(page).getByRole('button', { name: 'Onayla' }).press('Enter');
  await expect(statusOf(page, number)).toHaveText('Onaylandı');
  await expect(page.getByText('Müşteriye bildirilecek')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al', exact: true }).press('Enter');
  await expect(page.getByText(`#${number} geri alındı`)).toBeVisible();
  await expect(statusOf(page, number)).toHaveText('Beklemede');
  await expect(history(page)).toContainText('Geri alındı; müşteri görmedi');
  await expect(history(page)).not.toContainText('Müşteriye e-postayla bildirildi');
});

test('several orders that were changed by a slip are undone together, and one that had the state is no failure', async ({
  page,
  otherBrowser,
}) => {
  const company = `Toplu ${randomUUID().slice(0, 8)}`;
  const orders = [];
  for (let count = 0; count < 3; count += 1) orders.push(await placeOrder(otherBrowser.request, 1, company));
  const [already, ...others] = orders;
  await signInToPanel(page);
  await page.goto(`/admin/siparisler?arama=${encodeURIComponent(company)}`);
  await main(page).getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
  const dialog = page.getByRole('dialog');
  await test.step('offers no mail when all of them have the state', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).click();
    await page.getByRole('menuitem', { name: 'Beklemede' }).click();
    await expect(dialog.getByLabel('Açıklama')).toBeVisible();
    await expect(dialog).not.toContainText('müşteriye');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  });
  await sendGraphql(
    page.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }',
    { input: { orderId: already!.id, expectedVersion: 1, status: 'CONFIRMED' } },
  );
  await expect(statusOf(page, already!.number)).toHaveText('Onaylandı');
  await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).click();
  await page.getByRole('menuitem', { name: 'Onaylandı' }).click();
  await expect(dialog).toContainText('1 sipariş zaten Onaylandı.');
  await expect(dialog.getByLabel('2 müşteriye e-postayla bildir')).toBeChecked();
  await dialog.getByRole('button', { name: 'E-postayı göster' }).click();
  await expect(dialog.getByRole('region', { name: 'E-posta ön izlemesi' })).toContainText(
    new RegExp(others.map(({ number }) => number).join('|')),
  );
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toContainText('2 sipariş değiştirildi.');
  await expect(dialog).toContainText('1 sipariş zaten Onaylandı');
  await dialog.getByRole('button', { name: 'Kapat' }).last().click();
  await expect(page.getByText('2 müşteriye bildirilecek')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  for (const { number } of others) await expect(statusOf(page, number)).toHaveText('Beklemede');
  await expect(statusOf(page, already!.number)).toHaveText('Onaylandı');
});
