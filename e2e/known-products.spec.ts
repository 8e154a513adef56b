import { newCustomer, register } from './customer';
import { sendGraphql } from './graphql';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';

const REQUEST = 'mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { id } }';

test('a customer finds a product by their own part number, in the suggestions and above the results', async ({
  page,
  catalog,
}) => {
  const customer = newCustomer();
  await register(page.request, customer);
  const product = catalog.find(({ basePrice }) => basePrice > 0);
  const input = {
    buyer: { name: 'Nurgül Şahinöz', email: customer.email, phone: '0532 111 22 33' },
    lines: [{ productId: product.id, ownPartNumber: 'MEK-7731/A', quantity: 1 }],
    filledInSeconds: 30,
  };
  await sendGraphql(page.request, REQUEST, { input });

  await open(page, '/urunler?arama=mek-7731a');
  const band = main(page).getByRole('region', { name: 'Kendi kodunuzla bulunanlar' });
  await expect(band).toContainText('MEK-7731/A');
  await expect(band.getByRole('link', { name: product.name })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Ürün ara' }).first().fill('mek 77');
  const own = page.getByRole('group', { name: 'Kendi kodunuz' }).getByRole('option');
  await expect(own).toContainText('Kendi kodunuz: MEK-7731/A');
  await own.click();
  await expect(page).toHaveURL(new RegExp(`/urun/${product.slug}`));
  await expect(main(page).getByText('Kendi kodunuz: MEK-7731/A')).toBeVisible();
});
