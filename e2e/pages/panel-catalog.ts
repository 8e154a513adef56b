import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from './page';

export const PRODUCTS = '/admin/urunler';
export const CATEGORIES = '/admin/kategoriler';

export interface MadeCategory {
  readonly id: string;
  readonly version: number;
  readonly name: string;
}

export interface MadeProduct {
  readonly id: string;
  readonly version: number;
  readonly sku: string;
}

/** Adds a category that visitors do not see, so that no other test finds what is in it. */
export async function addCategory(
  request: APIRequestContext,
  name = `Deneme ${randomUUID().slice(0, 8)}`,
  parentId: string | null = null,
): Promise<MadeCategory> {
  const { createCategory } = await sendGraphql<{ createCategory: MadeCategory }>(
    request,
    'mutation ($input: CategoryInput!) { createCategory(input: $input) { id version name } }',
    { input: { name, parentId, description: 'Denemeler için', isActive: false, sortOrder: 900 } },
  );
  return createCategory;
}

/** Adds products of one model, which nothing else is found by, in a hidden category; the newest comes first in the list. */
export async function addProducts(
  request: APIRequestContext,
  count: number,
  category?: MadeCategory,
): Promise<{ model: string; category: MadeCategory; products: readonly MadeProduct[] }> {
  const model = `DNM${randomUUID().slice(0, 8)}`;
  const within = category ?? (await addCategory(request));
  const products: MadeProduct[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { createProduct } = await sendGraphql<{ createProduct: MadeProduct }>(
      request,
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id version sku } }',
      {
        input: {
          name: `Deneme Vanası ${model} ${String(number)}`,
          sku: `${model}-${String(number)}`,
          brand: 'Deneme',
          model,
          categoryId: within.id,
          basePrice: number * 100_000,
          stock: { from: 0, to: number * 10 },
          shortDescription: 'Kısa',
          description: 'Uzun',
        },
      },
    );
    products.unshift(createProduct);
  }
  return { model, category: within, products };
}

/** As a colleague does it: at whatever version the product has. */
export async function changeProduct(request: APIRequestContext, id: string, product: object): Promise<void> {
  const { adminProduct } = await sendGraphql<{ adminProduct: { version: number } }>(
    request,
    'query ($id: ID!) { adminProduct(id: $id) { version } }',
    { id },
  );
  await sendGraphql(
    request,
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }',
    { input: { id, expectedVersion: adminProduct.version, product } },
  );
}

export const productRow = (page: Page, { sku }: { sku: string }): Locator =>
  main(page).getByRole('row').filter({ hasText: sku });

/** The price of a product in its row, to be pressed. */
export const priceOf = (page: Page, { sku }: { sku: string }): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^${sku}, Net fiyat:`) });

export const stockOf = (page: Page, { sku }: { sku: string }): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^${sku}, Stok:`) });

export const priceField = (page: Page, { sku }: { sku: string }): Locator =>
  main(page).getByRole('textbox', { name: `${sku}, Net fiyat` });

export const stockField = (page: Page, { sku }: { sku: string }): Locator =>
  main(page).getByRole('textbox', { name: `${sku}, Stok` });

/** The names of the categories in the tree, from top to bottom. */
export const treeNames = (page: Page): Promise<string[]> =>
  main(page)
    .getByRole('region', { name: 'Kategori ağacı' })
    .getByRole('listitem')
    .getByRole('link')
    .allTextContents();

export const grip = (page: Page, name: string): Locator =>
  main(page).getByRole('button', {
    name: `${name}: taşı (Boşluk tuşu ile al, ok tuşlarıyla taşı)`,
    exact: true,
  });

export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  await main(page).getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
