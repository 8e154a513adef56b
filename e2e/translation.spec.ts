import { type Page } from '@playwright/test';
import { hasVariations, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { listOf, ListPage } from './pages/list';
import { main, open } from './pages/page';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

/** Translates as browsers do: each text, also one that is added later, is replaced by two nested elements. */
async function translate(page: Page): Promise<void> {
  // What is hydrated last; a part that is translated before is drawn anew, which React reports.
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('footer[class]') ?? {}).some((key) => key.startsWith('__react')),
    );
  await expect.poll(isHydrated, { message: 'the foot of the page is hydrated' }).toBe(true);
  await page.evaluate(() => {
    const wrap = (text: Text) => {
      const parent = text.parentElement;
      const isLeftOut = parent?.closest('font, script, style, noscript, textarea, [translate=no]') !== null;
      if (!parent || isLeftOut || text.data.trim() === '') return;
      const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const [outer, inner] = [font(), font()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await expect(main(page).locator('font').first()).toBeAttached();
}

/** No text that a browser translates has any of these in it, outside the documents to be accepted, which are read whole. */
async function expectUntranslated(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await expect(main(page).locator('font > font:not(table *)').filter({ hasText: part })).toHaveCount(0);
  }
}

test('choosing, adding and changing the cart work on a translated page', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  const cart = new CartPage(page);
  await product.open(catalog.find(hasVariations));
  await translate(page);
  const before = await product.grossPrice.innerText();
  await page.getByRole('button', { name: 'Artır' }).click();
  await expect(product.grossPrice).not.toHaveText(before);
  await product.choices.nth(1).check();
  await expect(page).toHaveURL(/secenek=/);
  await product.addButton.click();
  await expect(cart.notice).toContainText('Sepete eklendi');
  await cart.expectUnits(2);
  await cart.link.click();
  await expect(cart.lines).toHaveCount(1);
  const total = await cart.total.innerText();
  await cart.lines.first().getByRole('button', { name: 'Artır' }).click();
  await cart.expectUnits(3);
  await expect(cart.total).not.toHaveText(total);
  await cart.checkoutLink.click();
  await expect(page).toHaveURL(/adim=odeme/);
  await page.getByRole('button', { name: /Siparişi Tamamla/ }).click();
  await expect(main(page).getByText(/bilgi eksik veya hatalı/)).toBeVisible();
  await page.goBack();
  await cart.lines
    .first()
    .getByRole('button', { name: /^Çıkar/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Sepetiniz boş' })).toBeVisible();
});

test('an order is placed from a translated page, its amounts, codes and units as the shop wrote them', async ({
  page,
  catalog,
}) => {
  const product = new ProductPage(page);
  const checkout = new CheckoutPage(page);
  const chosen = catalog.find(isSoldSingly);
  await product.open(chosen);
  await translate(page);
  await expectUntranslated(page, '₺', chosen.sku);
  await product.addButton.click();
  await expect(checkout.cart.notice).toContainText('Sepete eklendi');
  await checkout.cart.link.click();
  await expect(checkout.cart.lines).toHaveCount(1);
  await expectUntranslated(page, '₺');
  await checkout.cart.checkoutLink.click();
  await checkout.fillInAndAccept();
  await expectUntranslated(page, '₺');
  const ordered = await checkout.cart.total.innerText();
  await checkout.submit.click();
  await checkout.expectPlaced();
  await expect(checkout.cart.summary).toContainText(ordered);
  await expect(checkout.number).toHaveText(/^#[0-9a-f]{8}$/i);
  await expectUntranslated(page, '₺', await checkout.number.innerText());
});

test('filters, order and search work on a translated page', async ({ page, catalog }) => {
  const product = catalog.find(isSoldSingly);
  const list = new ListPage(page);
  await open(page, '/urunler');
  await translate(page);
  const before = await list.total();
  await list.filters.getByRole('checkbox').first().check();
  await expect.poll(() => list.total()).not.toBe(before);
  await list.filters.getByRole('checkbox').first().uncheck();
  await expect.poll(() => list.total()).toBe(before);
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price-high');
  await expect(page).toHaveURL(/sirala=price-high/);
  await expectUntranslated(page, '₺');
  await open(page, listOf(product));
  await translate(page);
  await list.addButtonOf(product).click();
  await new CartPage(page).expectUnits(1);
});
