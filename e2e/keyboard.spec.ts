import { hasVariations, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { banner, categoriesButton, mainMenu, searchBox } from './pages/header';
import { expectToTabThrough, tabTo } from './pages/keyboard';
import { ListPage } from './pages/list';
import { main, open, startingWith } from './pages/page';
import { expectPopoverClosed, expectPopoverOpen } from './pages/popover';
import { ProductPage } from './pages/product';
import { expect, test } from './shop';

// Each Tab is waited for and looked at, and a list has dozens of controls.
test('offers a skip link to the content at the first Tab', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test('Tab leads from the skip link through the header and the menu', async ({ page }) => {
  await open(page, '/');
  await tabTo(page.getByRole('link', { name: 'İçeriğe geç' }));
  await expectToTabThrough(banner(page));
  await expectToTabThrough(mainMenu(page));
});

test('Tab leads through the categories once they are opened, and Escape closes them', async ({
  page,
  catalog,
}) => {
  await open(page, '/');
  const button = categoriesButton(page);
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expectPopoverOpen(button);
  const link = mainMenu(page).getByRole('link', { name: startingWith(catalog.category.name) });
  await tabTo(link.first());
  await page.keyboard.press('Escape');
  await expectPopoverClosed(button);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(link.first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/kategori/${catalog.category.slug}`);
});

test('Tab leads through the filters of a list, and Space applies one', async ({ page, catalog }) => {
  await open(page, '/urunler');
  const { filters } = new ListPage(page);
  await expectToTabThrough(filters);
  const choice = filters.getByRole('checkbox', { name: startingWith(catalog.category.name) });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`kategori=${catalog.category.slug}`));
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
});

test('a search typed with the keyboard leads to a product', async ({ page, catalog }) => {
  await open(page, '/');
  await tabTo(searchBox(page));
  await page.keyboard.type(catalog.word(/^\p{L}{5,}$/u));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/arama=/);
  const first = new ListPage(page).cards.first();
  await tabTo(first.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/urun\//);
});

test('a product is chosen and added with the keyboard alone', async ({ page, catalog }) => {
  const product = new ProductPage(page);
  await product.open(catalog.find(hasVariations));
  await tabTo(product.choices.first());
  await page.keyboard.press('ArrowDown');
  await expect(product.choices.nth(1)).toBeChecked();
  await tabTo(product.quantity);
  await page.keyboard.press('ArrowUp');
  await expect(product.quantity).toHaveValue('2');
  await tabTo(product.addButton);
  await page.keyboard.press('Enter');
  await new CartPage(page).expectUnits(2);
});

test('Tab leads through everything on the page of a product', async ({ page, catalog }) => {
  await new ProductPage(page).open(catalog.find(hasVariations));
  await expectToTabThrough(main(page));
});

test('Tab leads through the cart and on to checkout', async ({ page, catalog }) => {
  const cart = new CartPage(page);
  await cart.addFrom(catalog.find(isSoldSingly));
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expectToTabThrough(main(page));
  await cart.checkoutLink.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/adim=odeme/);
});
