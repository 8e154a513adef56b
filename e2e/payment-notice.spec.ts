import { type Page } from '@playwright/test';
import { newCustomer, register } from './customer';
import { main } from './pages/page';
import { chooseStatus, history } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const dialog = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('list', { name: 'Havale bildirimleriniz' });
const RECEIPT = { name: 'dekont.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

async function giveNotice(page: Page, bank: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Havale bildirimi gönder' }).click();
  await dialog(page).getByLabel('Gönderen banka').fill(bank);
  await dialog(page).getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(main(page)).toContainText('Havale bildiriminiz alındı.');
}

/** A guest gives notice of their order, which staff open. */
async function openNoticed(guest: Page, staff: Page): ReturnType<typeof placeOrder> {
  const order = await placeOrder(staff.request);
  await guest.goto(`/siparis-takip/${order.trackingToken}`);
  await giveNotice(guest, 'Anka Bankası');
  await signInToPanel(staff);
  await staff.goto(`/admin/siparisler/${order.id}`);
  return order;
}

test('a guest with the tracking link gives notice of a transfer with its receipt; staff settle it by the payment', async ({
  page,
  otherBrowser,
}) => {
  const { id, number, trackingToken } = await placeOrder(otherBrowser.request);
  await page.goto(`/siparis-takip/${trackingToken}`);
  await main(page).getByRole('button', { name: 'Havale bildirimi gönder' }).click();
  await test.step('says what is missing, and takes no receipt of another kind', async () => {
    await dialog(page).getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect(dialog(page)).toContainText('Havaleyi gönderdiğiniz bankayı yazın.');
    const receipt = dialog(page).getByLabel('Dekont seç');
    await receipt.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b') });
    await expect(dialog(page)).toContainText('Dekont yalnız PDF ya da resim');
    await receipt.setInputFiles(RECEIPT);
    await expect(dialog(page)).toContainText('dekont.pdf');
  });
  await dialog(page).getByLabel('Gönderen banka').fill('Anka Bankası');
  await dialog(page).getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(main(page)).toContainText('Havale bildiriminiz alındı.');
  await expect(notices(page)).toContainText('İnceleniyor');
  const staff = otherBrowser;
  await test.step('staff find it in the list and record the payment', async () => {
    await signInToPanel(staff);
    await staff.goto(`/admin/siparisler?arama=${number}&odeme=bildirilen`);
    await expect(main(staff).getByText(`#${number}`).first()).toBeVisible();
    await staff.goto(`/admin/siparisler/${id}`);
    const waiting = staff.getByRole('list', { name: 'Havale bildirimleri' });
    await expect(waiting).toContainText('Anka Bankası');
    const download = staff.waitForEvent('download');
    await waiting.getByRole('link', { name: 'dekont.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('dekont.pdf');
    await waiting.getByRole('button', { name: /^Para geldi/ }).click();
    await dialog(staff).getByRole('button', { name: 'Ödendi İşaretle' }).click();
    await expect(waiting).toContainText('Alındı');
    await expect(history(staff)).toContainText('Ödeme alındı');
  });
  await page.reload();
  await expect(notices(page)).toContainText('Ödeme alındı');
  await expect(main(page).getByRole('button', { name: 'Havale bildirimi gönder' })).toBeHidden();
});

test('a notice whose money was not found is rejected with a reason that the buyer reads', async ({
  page,
  otherBrowser,
}) => {
  const staff = otherBrowser;
  await openNoticed(page, staff);
  await staff.getByRole('button', { name: /^Bulunamadı/ }).click();
  await dialog(staff).getByRole('button', { name: 'Bulunamadı olarak kapat' }).click();
  await expect(dialog(staff)).toContainText('Havalenin neden sayılmadığını yazın.');
  await dialog(staff).getByLabel('Açıklama').fill('Hesapta görünmüyor');
  await dialog(staff).getByRole('button', { name: 'Bulunamadı olarak kapat' }).click();
  await expect(staff.getByRole('list', { name: 'Havale bildirimleri' })).toContainText('Hesapta görünmüyor');
  await page.reload();
  await expect(notices(page)).toContainText('Hesapta görünmüyor');
  await giveNotice(page, 'Başka Banka');
  await expect(notices(page).getByRole('listitem')).toHaveCount(2);
});

test('a customer gives notice on the page of their own order', async ({ page }) => {
  await register(page.request, newCustomer());
  const { id } = await placeOrder(page.request);
  await page.goto(`/siparislerim/${id}`);
  await giveNotice(page, 'Anka Bankası');
  await expect(notices(page)).toContainText('İnceleniyor');
  await main(page).getByRole('button', { name: 'Siparişi İptal Et' }).click();
  await expect(dialog(page)).toContainText('hesabımıza ulaştıysa size geri gönderilir');
});

test('who cancels an order is told of the transfer that its buyer announced', async ({
  page,
  otherBrowser,
}) => {
  const staff = otherBrowser;
  const { number } = await openNoticed(page, staff);
  await chooseStatus(staff, number, 'İptal Edildi');
  await expect(dialog(staff)).toContainText('havale bildirimi bekliyor; para gelirse iade edin.');
});
