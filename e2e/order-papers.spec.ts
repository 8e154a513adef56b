import { main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

test('a buyer saves the proforma invoice of their order from its page', async ({ page }) => {
  const { number, trackingToken } = await placeOrder(page.request, 2);
  await open(page, `/siparis-takip/${trackingToken}`);
  const link = main(page).getByRole('link', { name: 'Proforma fatura (PDF)' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe(`proforma-fatura-${number}.pdf`);
});

test('a buyer saves the contract that they accepted as PDF', async ({ page }) => {
  const { number, trackingToken } = await placeOrder(page.request, 2);
  await open(page, `/siparis-takip/${trackingToken}`);
  const download = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Mesafeli Satış Sözleşmesi (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`mesafeli-satis-sozlesmesi-${number}.pdf`);
});
