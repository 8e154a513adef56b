import { type Page } from '@playwright/test';
import { newCustomer, register } from './customer';
import { sendGraphql } from './graphql';
import { main, open } from './pages/page';
import { OwnProducts, ProductForm } from './pages/panel-product';
import { history } from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const dialog = (page: Page) => page.getByRole('dialog');
const lines = (page: Page) => dialog(page).getByRole('list', { name: 'Geri gönderilebilen ürünler' });
const declared = (page: Page) => page.getByRole('list', { name: 'Cayma bildirimleriniz' });
const payment = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ödeme', exact: true }) });

async function change(staff: Page, orderId: string, expectedVersion: number, status: string): Promise<void> {
  await sendGraphql(
    staff.request,
    'mutation ($input: ChangeOrderStatusInput!) { changeOrderStatus(input: $input) { version } }',
    { input: { orderId, expectedVersion, status, notifyBuyer: false } },
  );
}

async function deliver(staff: Page, orderId: string): Promise<void> {
  await signInToPanel(staff);
  await change(staff, orderId, 1, 'SHIPPED');
  await change(staff, orderId, 2, 'DELIVERED');
}

test('a guest withdraws by the tracking link on a phone; staff find it, receive the goods and refuse it', async ({
  page,
  otherBrowser: staff,
}) => {
  const { id, number, trackingToken } = await placeOrder(page.request, 2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/siparis-takip/${trackingToken}`);
  await expect(main(page).getByRole('button', { name: 'Cayma bildir' })).toHaveCount(0);
  await deliver(staff, id);
  await page.reload();
  await expect(main(page)).toContainText('14 gün kaldı');
  await main(page).getByRole('button', { name: 'Cayma bildir' }).click();
  await test.step('nothing is declared for nothing', async () => {
    for (const name of await lines(page).locator('label').all()) await name.click();
    await dialog(page).getByRole('button', { name: 'Cayma bildir' }).click();
    await expect(dialog(page)).toContainText('Geri göndereceğiniz en az bir ürün seçin.');
  });
  await lines(page).locator('label').first().click();
  await dialog(page).getByLabel('Açıklama').fill('Yanlış ölçü aldım');
  await dialog(page).getByRole('button', { name: '1 kalem için cayma bildir' }).click();
  await expect(main(page)).toContainText('Cayma bildiriminiz alındı.');
  await expect(declared(page)).toContainText('Ürünü en geç');
  await test.step('staff find it and settle it', async () => {
    await staff.goto(`/admin/siparisler?arama=${number}&cayma=bildirilen`);
    await expect(main(staff).getByText(`#${number}`).first()).toBeVisible();
    await staff.goto(`/admin/siparisler/${id}`);
    const waiting = staff.getByRole('list', { name: 'Cayma bildirimleri' });
    await expect(waiting).toContainText('14 gün kaldı');
    await expect(waiting).toContainText('Yanlış ölçü aldım');
    await waiting.getByRole('button', { name: 'Ürün geldi' }).click();
    await dialog(staff).getByRole('button', { name: 'Ürün geldi' }).click();
    await expect(waiting).toContainText('Ürün geldi');
    await waiting.getByRole('button', { name: 'Reddet' }).click();
    await dialog(staff).getByRole('button', { name: 'Caymayı reddet' }).click();
    await expect(dialog(staff)).toContainText('Caymanın neden reddedildiğini yazın.');
    await dialog(staff).getByLabel('Açıklama').fill('Montajı yapılmış');
    await dialog(staff).getByRole('button', { name: 'Caymayı reddet' }).click();
    await expect(waiting).toContainText('Reddedildi');
    await expect(history(staff)).toContainText('Cayma bildirimi kabul edilmedi.');
  });
  await page.reload();
  await expect(declared(page)).toContainText('Montajı yapılmış');
});

test('a customer withdraws from the whole order, and staff record the refund', async ({
  page,
  otherBrowser: staff,
}) => {
  await register(page.request, newCustomer());
  const { id } = await placeOrder(page.request);
  await deliver(staff, id);
  await sendGraphql(
    staff.request,
    'mutation ($input: MarkOrderPaidInput!) { markOrderPaid(input: $input) { version } }',
    { input: { orderId: id, expectedVersion: 3, notifyBuyer: false } },
  );
  await page.goto(`/siparislerim/${id}`);
  await main(page).getByRole('button', { name: 'Cayma bildir' }).click();
  await dialog(page).getByRole('button', { name: '1 kalem için cayma bildir' }).click();
  await expect(declared(page)).toContainText('Alındı');
  await expect(main(page).getByRole('button', { name: 'Cayma bildir' })).toHaveCount(0);
  await staff.goto(`/admin/siparisler/${id}`);
  const waiting = staff.getByRole('list', { name: 'Cayma bildirimleri' });
  await waiting.getByRole('button', { name: 'İade edildi' }).click();
  await dialog(staff).getByLabel('Dekont no').fill('0047');
  await dialog(staff).getByRole('button', { name: 'İadeyi kaydet' }).click();
  await expect(waiting).toContainText('Para iade edildi');
  await expect(main(staff)).toBeFocused();
  await expect(payment(staff)).toContainText('İade edilen');
  await page.reload();
  await expect(declared(page)).toContainText('Ödeme iade edildi');
  await expect(payment(page)).toContainText('İade edilen');
  await test.step('the refund belonged to another order: staff take it back, and it is open again', async () => {
    await waiting.getByRole('button', { name: 'İade kaydını geri al' }).click();
    await dialog(staff).getByRole('button', { name: 'İade kaydını geri al' }).click();
    await expect(dialog(staff)).toContainText('İade kaydının neden geri alındığını yazın.');
    await dialog(staff).getByLabel('Açıklama').fill('Başka siparişin iadesi');
    await dialog(staff).getByRole('button', { name: 'İade kaydını geri al' }).click();
    await expect(waiting.getByRole('button', { name: 'İade edildi' })).toBeVisible();
    await page.reload();
    await expect(declared(page)).toContainText('Alındı');
    await expect(payment(page)).not.toContainText('İade edilen');
    await expect(main(page)).toContainText('Başka siparişin iadesi');
  });
});

test('a buyer without a link at hand finds the way from the page of returns', async ({ page }) => {
  await open(page, '/iade-degisim');
  await main(page).getByRole('link', { name: 'Üye değilim: siparişimi bul' }).click();
  await expect(main(page).getByRole('heading', { name: 'Siparişinizi bulun' })).toBeVisible();
  await main(page).getByLabel('Sipariş numarası').fill('00000000');
  await main(page).getByLabel('E-posta').fill('yok@ornek.example');
  await main(page).getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(main(page)).toContainText('takip bağlantısını gönderdik');
});

test('a company is told at checkout that it cannot withdraw, and is offered no withdrawal', async ({
  page,
  otherBrowser: staff,
}) => {
  const { id, trackingToken } = await placeOrder(page.request, 1, 'Işıldak Mekanik Ltd. Şti.');
  await deliver(staff, id);
  await page.goto(`/siparis-takip/${trackingToken}`);
  await expect(main(page).getByRole('heading', { name: 'Sipariş geçmişi' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Cayma' })).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Tekrar sipariş ver' }).click();
  await expect(main(page)).toContainText('1 satır sepete eklendi');
  await page.goto('/sepet?adim=odeme');
  await page.getByLabel('Firma adı').fill('Işıldak Mekanik Ltd. Şti.');
  await expect(main(page)).toContainText('Firma adına verilen siparişlerde cayma hakkı yoktur.');
});

test('what staff mark as made to measure is told on its page and in the cart, before anybody buys it', async ({
  page,
  otherBrowser: staff,
}) => {
  await signInToPanel(staff);
  const own = new OwnProducts(staff.request);
  const { id } = await own.add();
  await staff.goto(`/admin/urunler/${id}`);
  await main(staff).locator('label').filter({ hasText: 'Ölçüye üretim' }).click();
  await new ProductForm(staff).saved();
  const { adminProduct } = await sendGraphql<{ adminProduct: { slug: string; isMadeToMeasure: boolean } }>(
    staff.request,
    'query ($id: ID!) { adminProduct(id: $id) { slug isMadeToMeasure } }',
    { id },
  );
  expect(adminProduct.isMadeToMeasure).toBe(true);
  await page.goto(`/urun/${adminProduct.slug}`);
  await expect(main(page).getByText('Ölçünüze üretilir, cayma hakkı yoktur')).toBeVisible();
  await sendGraphql(
    page.request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { itemCount } }',
    { input: { productId: id, quantity: 1 } },
  );
  await page.goto('/sepet');
  await expect(main(page).getByText('Ölçünüze üretilir, cayma hakkı yoktur')).toBeVisible();
  await own.archive(staff.request);
});
