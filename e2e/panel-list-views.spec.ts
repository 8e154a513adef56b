import { main, open } from './pages/page';
import { LIST, linkOf, listOf, placeOrders } from './pages/panel-list';
import { rowOf, statusOf } from './pages/panel-orders';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

test.beforeEach(async ({ page }) => {
  await signInToPanel(page);
});

test('S changes the state of the row one stands in, and a question mark names all keys', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 1);
  const [number = ''] = orders.numbers;
  await open(page, listOf(orders));
  await expect(linkOf(page, number)).toBeVisible();
  await page.keyboard.press('j');
  await expect(linkOf(page, number)).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Onaylandı' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(statusOf(page, number)).toBeFocused();
  const help = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await page.keyboard.press('?');
  await expect(help.getByText('Durumu değiştir')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(statusOf(page, number)).toBeFocused();
  await main(page).getByRole('button', { name: 'Klavye kısayolları' }).click();
  await expect(help.getByText('Listede ara')).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
});

test('filters, order and columns are saved as a view, which a person finds again', async ({ page }) => {
  const tabs = main(page).getByRole('navigation', { name: 'Duruma göre' });
  const view = tabs.getByRole('link', { name: 'Büyük bekleyenler' });
  const save = main(page).getByRole('button', { name: 'Görünümü kaydet' });
  const customer = main(page).getByRole('columnheader', { name: 'Müşteri' });
  const hideCustomer = async () => {
    await main(page).getByRole('button', { name: 'Sütunlar' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Müşteri' }).click();
    await page.keyboard.press('Escape');
  };
  await open(page, LIST);
  await expect(customer).toBeVisible();
  await expect(save).toHaveCount(0);
  await open(page, `${LIST}?odeme=beklemede&en-az=1000&sirala=tutar-azalan`);
  await hideCustomer();
  await expect(customer).toHaveCount(0);
  await save.click();
  const form = page.getByRole('dialog', { name: 'Görünümü kaydet' });
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Bir ad yazın.')).toBeVisible();
  await form.getByLabel('Görünümün adı').fill('Büyük bekleyenler');
  await page.keyboard.press('Enter');
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(save).toBeFocused();
  await tabs.getByRole('link', { name: 'Tümü' }).click();
  await hideCustomer();
  await expect(customer).toBeVisible();
  await page.reload();
  await view.click();
  await expect(page).toHaveURL(/odeme=beklemede.*en-az=1000.*sirala=tutar-azalan/);
  await expect(customer).toHaveCount(0);
  await save.click();
  await form.getByRole('button', { name: 'Görünümü sil' }).click();
  await expect(view).toHaveCount(0);
});

test('a row is loaded while the pointer rests on it, and opens before the server has answered again', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 2);
  const [first = '', second = ''] = orders.numbers;
  const asked = (operation: string) =>
    page.waitForRequest((request) => request.postData()?.includes(`query ${operation}(`) ?? false);
  await open(page, listOf(orders));
  const loaded = asked('PanelOrder');
  await rowOf(page, second).hover();
  await (await loaded).response();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query PanelOrder(') ? undefined : route.fallback(),
  );
  await linkOf(page, second).click();
  await expect(main(page).getByRole('heading', { name: `#${second}` })).toBeVisible();
  await page.goBack();
  await expect(linkOf(page, second)).toBeFocused();
  await page.keyboard.press('k');
  await expect(linkOf(page, first)).toBeFocused();
});

test('puts the columns into another order by keyboard and by mouse, which this browser keeps', async ({
  page,
  otherBrowser,
}) => {
  const orders = await placeOrders(otherBrowser, 1);
  await open(page, listOf(orders));
  const heads = main(page).getByRole('columnheader');
  const menu = page.getByRole('menu');
  const choice = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true });
  const expectBefore = (one: string, other: string) =>
    expect
      .poll(async () => {
        const names = await heads.allInnerTexts();
        const [first, second] = [one, other].map((text) => names.findIndex((name) => name.includes(text)));
        return first !== undefined && second !== undefined && first >= 0 && first < second;
      })
      .toBe(true);
  await expectBefore('Müşteri', 'Durum');
  await main(page).getByRole('button', { name: 'Sütunlar' }).click();
  const placeOf = async (name: string) =>
    (await menu.getByRole('menuitemcheckbox').allInnerTexts()).indexOf(name);
  const from = await placeOf('Müşteri');
  const to = await placeOf('Durum');
  // A pointer above the menu would mark whatever comes to lie below it.
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(choice('Müşteri')).toHaveAttribute('data-highlighted', { timeout: 300 });
  }).toPass();
  for (let place = from; place < to; place += 1) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => placeOf('Müşteri')).toBe(place + 1);
  }
  await expect(page.getByRole('status').filter({ hasText: /^Müşteri: \d+\. sıra/ })).toHaveCount(1);
  await expectBefore('Durum', 'Müşteri');
  await page.reload();
  await expectBefore('Durum', 'Müşteri');
  await main(page).getByRole('button', { name: 'Sütunlar' }).click();
  await choice('Müşteri').dragTo(choice('Durum'));
  await expectBefore('Müşteri', 'Durum');
  await page.getByRole('menuitem', { name: 'Baştaki sıraya dön' }).click();
  await expect(page.getByRole('menuitem', { name: 'Baştaki sıraya dön' })).toHaveCount(0);
});
