import { randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { main } from './pages/page';
import { holdNewsBack } from './pages/panel';
import { CANCEL_QUESTION, chooseStatus, history, rowOf, statusOf } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { sendGraphql } from './graphql';
import { signInToPanel } from './staff';

async function openList(page: Page, search: string): Promise<void> {
  await signInToPanel(page);
  await page.goto(`/admin/siparisler?arama=${search}`);
  await expect(rowOf(page, search)).toBeVisible();
}

test('an order from its arrival to its parcel, every step in the timeline', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request, 2);
  await openList(page, number);
  await rowOf(page, number)
    .getByRole('link', { name: `#${number}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/siparisler/${id}`));
  await expect(page).toHaveTitle(`#${number} | Yönetim paneli`);

  await chooseStatus(page, number, 'Onaylandı');
  const dialog = page.getByRole('dialog', { name: `Siparişi onayla: #${number}` });
  await dialog.getByLabel('Açıklama').fill('Stok ayrıldı');
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(statusOf(page, number)).toHaveText('Onaylandı');

  await main(page).getByLabel('Ekip için iç not').fill('Cuma sabahı çıksın');
  await main(page).getByRole('button', { name: 'Not ekle' }).click();
  await expect(history(page)).toContainText('Cuma sabahı çıksın');
  await expect(main(page).getByLabel('Ekip için iç not')).toHaveValue('');
  await expect(main(page).getByLabel('Ekip için iç not')).toBeFocused();

  await main(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
  const payment = page.getByRole('dialog', { name: 'Ödeme kaydet' });
  await payment.getByLabel('Dekont ya da işlem no').fill('2026-0047');
  await payment.getByRole('button', { name: 'Ödendi İşaretle' }).click();
  await expect(history(page)).toContainText('dekont 2026-0047');

  await chooseStatus(page, number, 'Kargoda');
  const shipment = page.getByRole('dialog', { name: `Siparişi kargoya ver: #${number}` });
  await shipment.getByLabel('Kargo firması').fill('Aras Kargo');
  await shipment.getByLabel('Takip numarası').fill('4711');
  await shipment.getByRole('button', { name: 'E-postayı göster' }).click();
  await expect(shipment.getByRole('region', { name: 'E-posta ön izlemesi' })).toContainText('4711');
  await shipment.getByRole('button', { name: 'Kargoya ver' }).click();
  await expect(statusOf(page, number)).toHaveText('Kargoda');
  await expect(history(page)).toContainText('takip no 4711');

  await page.getByLabel('Siparişin o anki hâli').fill('1');
  await expect(page.getByText('Siparişin geçmişteki hâlini görüyorsunuz')).toBeVisible();
  await expect(main(page)).not.toContainText('4711');
  await expect(main(page).getByRole('button', { name: 'Kargoya ver' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Güncel hâline dönün' }).click();
  await expect(history(page)).toContainText('Stok ayrıldı');
});

test('a product of an order opens in the shop, beside the order', async ({ page, otherBrowser, context }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  const product = main(page).locator('a[href^="/urun/"]').first();
  const opened = context.waitForEvent('page');
  await product.click();
  const shop = await opened;
  await expect(shop).toHaveURL(/\/urun\//);
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(product).toHaveAccessibleName(/ \(yeni sekmede açılır\)$/);
  await expect(product).toHaveAttribute('rel', 'noopener');
  await expect(statusOf(page, number)).toBeVisible();
});

test('a note that is withdrawn leaves its trace', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  await expect(statusOf(page, number)).toBeVisible();
  await main(page).getByLabel('Ekip için iç not').fill('Yanlış müşteri');
  await main(page).getByRole('button', { name: 'Not ekle' }).click();
  await main(page).getByRole('button', { name: 'Notu geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Notu geri al' }).click();
  await expect(history(page)).toContainText('İç not geri alındı.');
  await expect(history(page)).not.toContainText('Yanlış müşteri');
  await expect(main(page).getByRole('heading', { name: /^Zaman çizelgesi/ })).toBeFocused();
});

test('cancelling asks the question with a reason, and a cancelled order can be taken up again', async ({
  page,
  otherBrowser,
}) => {
  const { number } = await placeOrder(otherBrowser.request);
  await openList(page, number);
  await chooseStatus(page, number, 'İptal Edildi');
  const dialog = page.getByRole('dialog', { name: CANCEL_QUESTION });
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect(dialog.getByText('Siparişin neden iptal edildiğini yazın.')).toBeVisible();
  await dialog.getByLabel('İptal nedeni').fill('Müşteri vazgeçti');
  await dialog.getByRole('button', { name: 'Siparişi iptal et' }).click();
  await expect(statusOf(page, number)).toHaveText('İptal Edildi');
  await chooseStatus(page, number, 'Beklemede');
  const back = page.getByRole('dialog', { name: `Siparişi yeniden etkinleştir: #${number}` });
  await expect(back).toContainText('Sipariş için stok yeniden ayrılır.');
  await back.getByRole('button', { name: 'Yeniden etkinleştir' }).click();
  await expect(statusOf(page, number)).toHaveText('Beklemede');
});

test('a state is taken back with the reason when somebody was faster', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await holdNewsBack(page);
  await openList(page, number);
  await sendGraphql(
    page.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }',
    { input: { orderId: id, expectedVersion: 1, status: 'PROCESSING' } },
  );
  await chooseStatus(page, number, 'Onaylandı');
  await expect(page.getByText(`#${number} değiştirilmedi`)).toBeVisible();
  await expect(statusOf(page, number)).toHaveText('Hazırlanıyor');
});

test('what a colleague does is said on the screen of the order and in the list, what one does oneself is not', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await openList(page, number);
  await signInToPanel(otherBrowser);
  await otherBrowser.goto(`/admin/siparisler/${id}`);
  await expect(statusOf(otherBrowser, number)).toBeVisible();
  await chooseStatus(page, number, 'Onaylandı');
  await expect(statusOf(page, number)).toHaveText('Onaylandı');
  const news = (window: Page) => main(window).getByRole('button', { name: /siparişi değiştirdi · Yenile$/ });
  await news(otherBrowser).click();
  await expect(statusOf(otherBrowser, number)).toHaveText('Onaylandı');
  await expect(news(otherBrowser)).toHaveCount(0);
  await chooseStatus(otherBrowser, number, 'Hazırlanıyor');
  await otherBrowser.getByRole('dialog').getByRole('button', { name: 'Hazırlamaya başla' }).click();
  await expect(statusOf(otherBrowser, number)).toHaveText('Hazırlanıyor');
  // The list shows it where the order stands, without being asked.
  await expect(statusOf(page, number)).toHaveText('Hazırlanıyor');
  await expect(news(otherBrowser)).toHaveCount(0);
});

test('several orders get one state, and the one that changed meanwhile says why it did not', async ({
  page,
  otherBrowser,
}) => {
  const company = `Isı Merkezi ${randomUUID().slice(0, 8)}`;
  const first = await placeOrder(otherBrowser.request, 1, company);
  const second = await placeOrder(otherBrowser.request, 1, company);
  // Else the list may show the change before it is asked for another one.
  await page.route('**/admin/live', () => undefined);
  await openList(page, first.number);
  await page.getByLabel('Numara, müşteri, firma, telefon, stok kodu').fill(company);
  // What is selected belongs to what is searched for.
  await expect(main(page).getByText('2 sonuç')).toBeVisible();
  for (const { number } of [first, second]) await rowOf(page, number).getByRole('checkbox').press('Space');
  await sendGraphql(
    page.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }',
    { input: { orderId: second.id, expectedVersion: 1, status: 'PROCESSING' } },
  );
  await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).click();
  await page.getByRole('menuitem', { name: 'Onaylandı' }).click();
  const dialog = page.getByRole('dialog', { name: '2 siparişi onayla' });
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toContainText('1 sipariş değiştirildi.');
  await expect(dialog).toContainText('1 sipariş değiştirilmedi; seçili kaldı.');
  await expect(dialog).toContainText(`#${second.number}`);
});

test('a note that was typed stays while the past is looked at', async ({ page, otherBrowser }) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  await chooseStatus(page, number, 'Onaylandı');
  await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
  await expect(statusOf(page, number)).toHaveText('Onaylandı');
  await main(page).getByLabel('Ekip için iç not').fill('Henüz bitmedi');
  await page.getByLabel('Siparişin o anki hâli').fill('1');
  await page.getByRole('button', { name: 'Güncel hâline dönün' }).click();
  await expect(main(page).getByLabel('Ekip için iç not')).toHaveValue('Henüz bitmedi');
});

test('what somebody else did meanwhile is told by their name, and what was typed becomes a note', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  await page.goto(`/admin/siparisler/${id}`);
  await chooseStatus(page, number, 'Onaylandı');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Açıklama').fill('Termin 10 gün');
  await sendGraphql(
    page.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { id } }',
    { input: { orderId: id, expectedVersion: 1, status: 'CONFIRMED' } },
  );
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect(dialog).toContainText('Demo Yönetici, şimdi: Sipariş onaylandı.');
  await dialog.getByRole('button', { name: 'Açıklamayı not olarak ekle' }).click();
  await expect(dialog).toBeHidden();
  await expect(history(page)).toContainText('Termin 10 gün');
});
