import { type Page } from '@playwright/test';
import { isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { open } from './pages/page';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

/** Names of the queries about the visitor, as they are sent. */
function personalQueries(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, name] = /query (Me|Cart)\b/.exec(request.postData() ?? '') ?? [];
    if (name !== undefined) sent.push(name);
  });
  return sent;
}

test('asks a first visitor neither for a name nor for a cart, and one with a cart for both', async ({
  page,
  catalog,
}) => {
  const product = catalog.find(isSoldSingly);
  const sent = personalQueries(page);
  await open(page, '/');
  await new ProductPage(page).open(product);
  const cart = new CartPage(page);
  await cart.expectUnits(0);
  expect(sent).toEqual([]);
  await cart.add();
  await open(page, '/');
  await cart.expectUnits(product.minOrderQuantity);
  await expect.poll(() => [...sent].sort()).toEqual(['Cart', 'Me']);
});

test('finds the cart of a browser from before there was a hint', async ({ page, catalog, context }) => {
  const product = catalog.find(isSoldSingly);
  const cart = new CartPage(page);
  await cart.addFrom(product);
  await context.clearCookies({ name: /tanidik$/ });
  await open(page, '/');
  await cart.expectUnits(product.minOrderQuantity);
});
