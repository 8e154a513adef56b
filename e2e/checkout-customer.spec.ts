import { type Catalog, type CatalogProduct, isSoldSingly } from './catalog';
import { clearCart, signIn } from './customer';
import { submitLogin } from './pages/account';
import { CartPage, inUnits } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { main } from './pages/page';
import { expect, test } from './shop';

test.beforeEach(async ({ otherBrowser, customer }) => {
  await signIn(otherBrowser, customer);
  await clearCart(otherBrowser.request);
});

test('signing in at checkout merges the earlier cart and fills in the known fields', async ({
  page,
  otherBrowser,
  catalog,
  customer,
}) => {
  const [earlier, wanted] = twoProducts(catalog);
  await new CartPage(otherBrowser).addFrom(earlier);

  const checkout = new CheckoutPage(page);
  await checkout.openWith(wanted);
  await checkout.cart.expectUnits(1);
  await main(page).getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/\/giris\?donus=%2Fsepet%3Fadim%3Dodeme$/);
  await submitLogin(page, customer);

  await expect(page).toHaveURL(/\/sepet\?adim=odeme$/);
  await expect(checkout.field('Ad soyad')).toHaveValue(customer.name);
  await expect(checkout.field('E-posta')).toHaveValue(customer.email);
  await checkout.cart.expectUnits(2);
  for (const { name } of [earlier, wanted]) {
    await expect(checkout.cart.summary.getByText(name, { exact: true })).toBeVisible();
  }
});

test('two devices of a customer show the same cart after one regains the focus', async ({
  page,
  otherBrowser,
  catalog,
  customer,
}) => {
  const [first, second] = twoProducts(catalog);
  await signIn(page, customer);
  const here = new CartPage(page);
  const there = new CartPage(otherBrowser);
  await there.addFrom(first);
  await here.open();
  await expect(here.lineOf(first)).toBeVisible();
  await there.addFrom(second);
  await here.expectUnits(1);
  // A focus right after the last refetch is ignored, so repeat until it counts.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(here.link).toHaveAccessibleName(inUnits(2), { timeout: 1_000 });
  }).toPass();
  await expect(here.lineOf(second)).toBeVisible();
});

function twoProducts(catalog: Catalog): [CatalogProduct, CatalogProduct] {
  const first = catalog.find(isSoldSingly);
  return [first, catalog.find((product) => isSoldSingly(product) && product.slug !== first.slug)];
}
