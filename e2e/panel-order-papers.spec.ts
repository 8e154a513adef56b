import { main, open } from './pages/page';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test('staff save proforma invoice, packing slip and accepted contract of an order', async ({
  page,
  otherBrowser,
}) => {
  const { id, number } = await placeOrder(otherBrowser.request, 2, 'Yılmaz Isı A.Ş.');
  await signInToPanel(page);
  await open(page, `/admin/siparisler/${id}`);
  for (const [name, file] of [
    ['Proforma fatura (PDF)', `proforma-fatura-${number}.pdf`],
    ['Sevk fişi (PDF)', `sevk-fisi-${number}.pdf`],
    ['Mesafeli Satış Sözleşmesi: PDF indir', `mesafeli-satis-sozlesmesi-${number}.pdf`],
  ] as const) {
    const download = page.waitForEvent('download');
    await main(page).getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
});
