import { type Locator } from '@playwright/test';
import { accountButton, categoriesButton, mainMenu, searchBox } from './pages/header';
import { main, open, startingWith } from './pages/page';
import { expectPopoverClosed, expectPopoverOpen } from './pages/popover';
import { expect, test } from './shop';

/** Waits until something of a popover lies right below the button that opened it. */
async function expectBelow(content: Locator, button: Locator): Promise<void> {
  const isBelow = async () => {
    const [shown, opener] = await Promise.all([content.boundingBox(), button.boundingBox()]);
    if (!shown || !opener) return false;
    const distance = shown.y - opener.y - opener.height;
    return distance >= 0 && distance < 60 && shown.x < opener.x + opener.width && opener.x < shown.x + 256;
  };
  await expect.poll(isBelow, { message: 'the popover is below its button' }).toBe(true);
}

test('opens the categories below their button, and closes them by a press or a focus elsewhere', async ({
  page,
  catalog,
}) => {
  await open(page, '/');
  const button = categoriesButton(page);
  const link = mainMenu(page).getByRole('link', { name: startingWith(catalog.category.name) });
  await button.click();
  await expectBelow(link.first(), button);
  await main(page).click({ position: { x: 8, y: 8 } });
  await expect(link.first()).toBeHidden();
  await button.click();
  await expect(link.first()).toBeVisible();
  await searchBox(page).focus();
  await expect(link.first()).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  await expectPopoverClosed(button);
});

test('closes the categories with Back, stays on the page, and leaves it with the next Back', async ({
  page,
  catalog,
}) => {
  await open(page, '/');
  await mainMenu(page).getByRole('link', { name: 'Tüm Ürünler' }).click();
  await expect(page).toHaveURL(/\/urunler$/);
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Tüm Ürünler');
  const button = categoriesButton(page);
  await button.click();
  await expectPopoverOpen(button);
  await page.goBack();
  await expectPopoverClosed(button);
  await expect(page).toHaveURL(/\/urunler$/);
  await button.click();
  await mainMenu(page)
    .getByRole('link', { name: startingWith(catalog.category.name) })
    .first()
    .click();
  await expect(page).toHaveURL(`/kategori/${catalog.category.slug}`);
  await expectPopoverClosed(button);
  await expect(main(page)).toBeFocused();
  await page.goBack();
  // The entry of the popover, which is skipped, has the address of the list: another Back waits for the list itself.
  await expect(title).toHaveText('Tüm Ürünler');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('for a customer', () => {
  test.use({ isSignedIn: true });

  test('opens the account menu below its button, also under a scrolled header, and Escape leads back to the button', async ({
    page,
    customer,
  }) => {
    await open(page, '/urunler');
    await page.mouse.wheel(0, 600);
    const button = accountButton(page);
    const name = page.getByText(customer.name, { exact: true });
    await button.click();
    await expect(name).toBeVisible();
    await expectBelow(name, button);
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await expect(button).toBeFocused();
  });
});
