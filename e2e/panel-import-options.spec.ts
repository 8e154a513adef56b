import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page } from '@playwright/test';
import { sendGraphql } from './graphql';
import { main, startingWith } from './pages/page';
import { figure, previewFile, rowNamed, type TestFile, xlsxFile } from './pages/panel-import';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const KURUS = 100;

interface SoldProduct {
  readonly name: string;
  readonly sku: string;
  readonly basePrice: number;
  readonly categoryName: string;
}

async function soldProduct(request: APIRequestContext): Promise<SoldProduct> {
  const { products } = await sendGraphql<{ products: { items: [SoldProduct] } }>(
    request,
    '{ products(filter: { minPrice: 10000 }, take: 1) { items { name sku basePrice categoryName } } }',
  );
  return products.items[0];
}

/** A new category with a new product, and another price of a product that is sold already; its category is not in the file. */
async function mixedFile(
  code: string,
  { name, sku, basePrice, categoryName }: SoldProduct,
): Promise<TestFile> {
  const category = `Vanalar ${code}`;
  return xlsxFile(`${code}.xlsx`, {
    Kategoriler: [
      ['Kategori Adı', 'Açıklama'],
      [category, 'Sınama için'],
    ],
    Ürünler: [
      ['Ürün Adı', 'Kategori', 'Fiyat', 'SKU'],
      [`Vana ${code}`, category, 900, code],
      [name, categoryName, basePrice / KURUS + 1, sku],
    ],
  });
}

const option = (page: Page, name: string) =>
  main(page).getByRole('radio', { name }).or(main(page).getByRole('checkbox', { name }));

const apply = (page: Page) => main(page).getByRole('button', { name: /^Uygula/ });

for (const { name, said, applied, errors } of [
  { name: 'Yalnız fiyat ve stok', said: 'Yalnız fiyat ve stok', applied: 1, errors: 0 },
  { name: 'Yalnız yeni ürün ve kategoriler', said: 'Yalnız yeniler', applied: 2, errors: 0 },
  {
    name: 'Yalnızca bu dosyadaki kategoriler',
    said: 'yalnızca bu dosyadaki kategoriler',
    applied: 2,
    errors: 1,
  },
  { name: 'Hepsi ya da hiçbiri', said: 'tek hata hepsini durdurur', applied: 3, errors: 0 },
  { name: 'Boş hücreler siler', said: 'mevcut değeri siler', applied: 3, errors: 0 },
]) {
  test(`a file is compared again with the option «${name}»`, async ({ page }) => {
    await signInToPanel(page);
    const sold = await soldProduct(page.request);
    const code = `SE-${randomUUID().slice(0, 8).toUpperCase()}`;
    await previewFile(page, await mixedFile(code, sold));
    await expect(apply(page)).toHaveText('Uygula (3 satır)');

    await main(page).getByRole('button', { name: 'Nasıl aktarılacağını değiştir' }).click();
    await main(page).getByText(startingWith(name)).click();
    await expect(option(page, name)).toBeChecked();
    await expect(apply(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Yeniden karşılaştır' }).click();

    await expect(apply(page)).toHaveText(`Uygula (${String(applied)} satır)`);
    await expect(apply(page)).toBeEnabled();
    await expect(figure(page, 'Hatalı satır')).toHaveText(new RegExp(`^${String(errors)}`));
    await expect(main(page).getByRole('region', { name: 'Nasıl aktarılsın' })).toContainText(said);
    await figure(page, 'Tümü').click();
    await expect(rowNamed(page, sold.name)).toBeVisible();
  });
}
