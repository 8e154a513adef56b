import { CheckoutPage } from './checkout-page';
import { type CatalogProduct, findProduct, isSoldSingly } from './catalog';
import { CartPage, inUnits } from './cart-page';
import { sendGraphql, expect, signIn, test } from './customer';

test.beforeEach(async ({ page, context, customer }) => {
  await signIn(page, customer);
  await sendGraphql(page.request, 'mutation { clearCart { itemCount } }');
  await context.clearCookies();
});

test('signing in at checkout merges the earlier cart and fills in the known fields', async ({
  page,
  browser,
  request,
  customer,
}) => {
  const [earlier, wanted] = await twoProducts(request);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, customer);
  await new CartPage(elsewhere).addFrom(earlier);
  await elsewhere.close();

  const checkout = new CheckoutPage(page);
  await checkout.openWith(wanted);
  await checkout.cart.expectUnits(1);
  await page.getByRole('main').getByRole('link', { name: 'Giriş yapın' }).click();
  await expect(page).toHaveURL(/\/giris\?donus=%2Fsepet%3Fadim%3Dodeme$/);
  await checkout.field('E-posta').fill(customer.email);
  await checkout.field('Şifre').fill(customer.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();

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
  browser,
  request,
  customer,
}) => {
  const [first, second] = await twoProducts(request);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, customer);
  await signIn(page, customer);
  const here = new CartPage(page);
  const there = new CartPage(elsewhere);
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
  await elsewhere.close();
});

async function twoProducts(
  request: Parameters<typeof findProduct>[0],
): Promise<[CatalogProduct, CatalogProduct]> {
  const first = await findProduct(request, isSoldSingly);
  const second = await findProduct(
    request,
    (product) => isSoldSingly(product) && product.slug !== first.slug,
  );
  return [first, second];
}
