import { hasVariations, isSoldByMore, isSoldSingly } from './catalog';
import { Announcements, recordAnnouncements } from './pages/announcements';
import { CartPage } from './pages/cart';
import { listOf, ListPage } from './pages/list';
import { MaterialListPage } from './pages/material-list';
import { main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

const QUANTITY = /^.+: \d+\s\S+ Genel toplam [\d.,]+\sTL\.$/;

test.beforeEach(({ page }) => recordAnnouncements(page));

test('each change of the cart is announced once, and leaves the focus on something', async ({
  page,
  catalog,
}) => {
  const single = catalog.find(isSoldSingly);
  const several = catalog.find(isSoldByMore);
  const cart = new CartPage(page);
  const announcements = new Announcements(page);
  await open(page, listOf(several));
  await new ListPage(page).addButtonOf(several).press('Enter');
  await announcements.expectNext(/sepete eklendi\. Sepetinizde 1\sürün, \d+\sadet var\.$/);
  await cart.addFrom(single);
  await cart.open();
  await announcements.begin();

  await test.step('several steps of a quantity are announced as what came of them', async () => {
    const more = cart.lineOf(single).getByRole('button', { name: 'Artır' });
    await more.click({ clickCount: 3 });
    await announcements.expectNext(/: 4\sadet\. Genel toplam/);
  });
  await test.step('a line is taken out and brought back', async () => {
    await cart
      .lineOf(several)
      .getByRole('button', { name: /^Çıkar/ })
      .press('Enter');
    await announcements.expectNext(/sepetten çıkarıldı\. Geri alabilirsiniz\.$/);
    await main(page).getByRole('button', { name: 'Son çıkarılanı geri al' }).press('Enter');
    await announcements.expectNext(/^Son çıkarılanlar sepete geri eklendi\.$/);
  });
  await test.step('the cart is emptied and brought back', async () => {
    await page.getByRole('button', { name: 'Sepeti boşalt' }).press('Enter');
    await announcements.expectNext(/^Sepet boşaltıldı\. Geri alabilirsiniz\.$/);
    await cart.notice.getByRole('button', { name: 'Geri al' }).press('Enter');
    await announcements.expectNext(/^Son çıkarılanlar sepete geri eklendi\.$/);
  });
  await test.step('an arrow key steps a quantity', async () => {
    await cart.lineOf(several).getByRole('spinbutton').press('ArrowUp');
    await announcements.expectNext(QUANTITY);
  });
});

test('a quantity that cannot be had is announced with the reason alone', async ({ page, catalog }) => {
  const cart = new CartPage(page);
  const announcements = new Announcements(page);
  await cart.addFrom(catalog.find(isSoldByMore));
  await cart.open();
  const isRefused = { now: true };
  await page.route('**/graphql', (route) =>
    isRefused.now && route.request().postData()?.includes('updateQuantity')
      ? route.abort()
      : route.continue(),
  );
  const more = cart.lines.first().getByRole('button', { name: 'Artır' });
  await more.press('Enter');
  await announcements.expectNext(/^Bağlantı kurulamadı/);
  isRefused.now = false;
  await more.press('Enter');
  await announcements.expectNext(QUANTITY);
});

test('what another tab changed in the cart is announced once', async ({ page, context, catalog }) => {
  const cart = new CartPage(page);
  const announcements = new Announcements(page);
  await cart.addFrom(catalog.find(isSoldByMore));
  await cart.open();
  await cart.lines.first().getByRole('button', { name: 'Artır' }).focus();
  const otherTab = await context.newPage();
  const other = new CartPage(otherTab);
  await other.addFrom(catalog.find(isSoldSingly));
  await announcements.expectNext(/^Sepetiniz güncellendi: 2\sürün/);
  await other.open();
  await main(otherTab).getByRole('button', { name: 'Sepeti boşalt' }).click();
  await announcements.expectNext(/^Sepetiniz güncellendi, artık boş\.$/);
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
});

test('what the quick view puts into the cart is announced once it has closed', async ({ page, catalog }) => {
  const product = catalog.find(hasVariations);
  await open(page, listOf(product));
  await new ListPage(page).quickViewButtonOf(product).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sepete Ekle', exact: true }).press('Enter');
  await new Announcements(page).expectNext(/sepete eklendi/);
});

test('lines of an earlier order and of a list are announced once they are in the cart', async ({
  page,
  otherBrowser,
  catalog,
}) => {
  const { trackingToken } = await placeOrder(otherBrowser.request);
  const announcements = new Announcements(page);
  await open(page, `/siparis-takip/${trackingToken}`);
  await main(page).getByRole('button', { name: 'Tekrar sipariş ver' }).press('Enter');
  await announcements.expectNext(/^1 satır sepete eklendi/);
  const product = catalog.find(isSoldSingly);
  const list = new MaterialListPage(page);
  await list.match(`${product.sku}\t2 ad.`);
  await announcements.begin();
  await list.button(/satırı sepete ekle/).press('Enter');
  await announcements.expectNext(/^1 satır sepete eklendi/);
});
