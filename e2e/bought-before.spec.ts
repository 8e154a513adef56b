import { newCustomer, register } from './customer';
import { main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

const FILTER = 'Yalnız daha önce aldıklarım';

test('a customer narrows the list to what they bought before, and comes back to it by its address', async ({
  page,
}) => {
  await register(page.request, newCustomer());
  await open(page, '/urunler');
  await expect(main(page).getByRole('switch', { name: /^Yalnız stokta/ })).toBeVisible();
  await expect(main(page).getByRole('switch', { name: FILTER })).toHaveCount(0);
  await placeOrder(page.request, 2);
  await page.reload();
  await main(page).getByRole('switch', { name: FILTER }).check();
  await expect(page).toHaveURL(/[?&]alinan=evet/);
  await expect(main(page).getByTestId('result-count')).toHaveText('2');
  await expect(main(page).getByText('Daha önce aldınız')).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByTestId('result-count')).toHaveText('2');
  await main(page).getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(main(page).getByText('Daha önce aldınız')).toHaveCount(2);
  await page.goBack();
  await main(page).getByRole('switch', { name: FILTER }).uncheck();
  await expect(main(page).getByTestId('result-count')).not.toHaveText('2');
});

test('the server renders the same page for customers who bought something and for guests', async ({
  page,
  request,
}) => {
  const address = '/urunler?alinan=evet';
  const ofGuest = await (await request.get(address)).text();
  await register(page.request, newCustomer());
  await placeOrder(page.request);
  const ofCustomer = await (await page.request.get(address)).text();
  const listed = (html: string) => [...html.matchAll(/href="\/urun\/([^"]+)"/g)].map(([, slug]) => slug);
  expect(listed(ofGuest).length).toBeGreaterThan(2);
  expect(listed(ofCustomer)).toEqual(listed(ofGuest));
  expect(ofCustomer).not.toContain('Daha önce aldınız');
});

test('a guest at the address of what they bought is led to the sign-in', async ({ page }) => {
  await open(page, '/urunler?alinan=evet');
  await expect(main(page).getByText('Daha önce aldıklarınızı görmek için giriş yapın')).toBeVisible();
  await main(page).getByRole('link', { name: 'Giriş yapın' }).last().click();
  await expect(page).toHaveURL(/\/giris\?/);
});
