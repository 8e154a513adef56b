import { cancelButton, orderCard, orderHeading } from './pages/orders';
import { expectAccessible, main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

test('requires a sign-in before it shows an order', async ({ page }) => {
  await open(page, '/siparislerim/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Bu sayfayı görüntülemek için giriş yapmalısınız')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Giriş yapın' })).toHaveAttribute(
    'href',
    '/giris?donus=%2Fsiparislerim%2F00000000-0000-4000-8000-000000000000',
  );
});

test('keeps a button that copies at its place when it says that it did', async ({ page }) => {
  const { trackingToken } = await placeOrder(page.request);
  await page.context().grantPermissions(['clipboard-write']);
  await open(page, `/siparis-takip/${trackingToken}`);
  const copy = main(page).getByRole('button', { name: 'IBAN' }).first();
  const place = await copy.boundingBox();
  await copy.click();
  await expect(copy).toContainText('Kopyalandı');
  await expect.poll(() => copy.boundingBox()).toEqual(place);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that orders need JavaScript to be shown', async ({ page }) => {
    const { id, trackingToken } = await placeOrder(page.request);
    for (const path of ['/siparislerim', `/siparislerim/${id}`, `/siparis-takip/${trackingToken}`]) {
      await page.goto(path);
      await expect(main(page).getByText(/tarayıcınızda JavaScript açık olmalıdır/)).toBeVisible();
      await expect(main(page).getByText('yükleniyor')).toBeHidden();
    }
  });
});

test.describe('signed in', () => {
  test.use({ isSignedIn: true });

  test('lists an order with three of its products, its total and a link to its details', async ({ page }) => {
    const { number } = await placeOrder(page.request, 5);
    await open(page, '/siparislerim');
    await expect(main(page).getByText(/^Toplam \d+ sipariş$/)).toBeVisible();
    const order = orderCard(page, number);
    await expect(order.getByText('Beklemede', { exact: true })).toBeVisible();
    await expect(order.getByText('Ödeme: Beklemede')).toBeVisible();
    await expect(order.getByText('Banka Havalesi')).toBeVisible();
    await expect(order.getByRole('listitem')).toHaveCount(3);
    await expect(order.getByText('+ 2 ürün daha')).toBeVisible();
    await expect(order.getByText('Toplam, KDV Dahil')).toBeVisible();
    await expect(order.getByText(/Taşocağı Cad\. No: 14/)).toBeVisible();
    await order.getByRole('link', { name: /^Sipariş ayrıntısı/ }).click();
    await expect(orderHeading(page, number)).toBeVisible();
  });

  test('finds an order by number, with or without #, and by status, and keeps the filters in the URL', async ({
    page,
  }) => {
    const wanted = await placeOrder(page.request);
    const other = await placeOrder(page.request);
    await open(page, '/siparislerim');
    const search = main(page).getByRole('searchbox', { name: 'Sipariş numarası' });
    for (const typed of [`#${wanted.number.toUpperCase()}`, wanted.number]) {
      await search.fill(typed);
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('Toplam 1 sipariş')).toBeVisible();
      await expect(orderCard(page, wanted.number)).toBeVisible();
      await expect(orderCard(page, other.number)).toHaveCount(0);
    }
    await main(page).getByRole('group', { name: 'Durum' }).getByRole('checkbox', { name: 'Kargoda' }).check();
    await expect(page).toHaveURL(/durum=kargoda/);
    await expect(main(page).getByText('Bu ölçütlere uyan siparişiniz yok')).toBeVisible();
    await page.goBack();
    await expect(orderCard(page, wanted.number)).toBeVisible();
    await main(page).getByRole('group', { name: 'Ödeme' }).getByRole('checkbox', { name: 'Ödendi' }).check();
    await main(page).getByRole('link', { name: 'Filtreleri temizle' }).click();
    await expect(page).toHaveURL(/\/siparislerim$/);
    await expect(orderCard(page, other.number)).toBeVisible();
  });

  test('cancels an order after a confirmation dialog', async ({ page }) => {
    const { id } = await placeOrder(page.request);
    await open(page, `/siparislerim/${id}`);
    await cancelButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Bu siparişi iptal etmek istediğinizden emin misiniz?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText('Beklemede', { exact: true }).first()).toBeVisible();
    await cancelButton(page).click();
    await expect(dialog.getByLabel('İptal nedeni')).toBeFocused();
    await dialog.getByLabel('İptal nedeni').fill('Yanlış ölçü seçtik.');
    await dialog.getByRole('button', { name: 'Siparişi İptal Et' }).click();
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText('İptal Edildi', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('Yanlış ölçü seçtik.')).toBeVisible();
    await expect(cancelButton(page)).toHaveCount(0);
    await expect(main(page).getByRole('status').getByText('Siparişiniz iptal edildi.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('shows an order to anyone with its tracking link, with payment and accepted documents', async ({
    page,
    otherBrowser: visitor,
  }) => {
    const { number, trackingToken } = await placeOrder(page.request);
    const address = `/siparis-takip/${trackingToken}`;
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.text()).not.toContain(number);
    await open(visitor, address);
    await expect(orderHeading(visitor, number)).toBeVisible();
    await expect(main(visitor).getByText('Sipariş alındı.')).toBeVisible();
    const download = visitor.waitForEvent('download');
    await main(visitor)
      .getByRole('link', { name: 'Mesafeli Satış Sözleşmesi: web sayfası olarak indir' })
      .click();
    expect((await download).suggestedFilename()).toBe(`mesafeli-satis-sozlesmesi-${number}.html`);
  });

  test('answers 404 for orders of others and for unknown orders', async ({ page, otherBrowser }) => {
    const { id } = await placeOrder(otherBrowser.request);
    for (const path of [
      `/siparislerim/${id}`,
      '/siparislerim/00000000-0000-4000-8000-000000000000',
      '/siparislerim/yok',
      '/siparis-takip/yok',
      '/sepet?siparis=yok',
    ]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Sipariş bulunamadı/);
      await expect(page.getByRole('heading', { level: 1, name: 'Sipariş bulunamadı' })).toBeVisible();
    }
  });

  test('the order list, an order and the cancel dialog have no accessibility violations', async ({
    page,
  }) => {
    const { id, number } = await placeOrder(page.request, 2);
    await open(page, '/siparislerim');
    await expect(orderCard(page, number)).toBeVisible();
    await expectAccessible(page);
    await open(page, `/siparislerim/${id}`);
    await cancelButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(cancelButton(page)).toBeFocused();
    await expectAccessible(page);
  });
});
