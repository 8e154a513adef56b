import { isSoldSingly } from './catalog';
import { register, newCustomer } from './customer';
import { submitLogin } from './pages/account';
import { CartPage } from './pages/cart';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';

test('what a guest keeps goes to their account, into a list, to others by a link and into the cart', async ({
  page,
  otherBrowser,
  catalog,
  playwright,
}) => {
  const { slug, name } = catalog.find(isSoldSingly);
  const customer = newCustomer();
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await register(request, customer);
  await request.dispose();
  const heart = (text: string) =>
    main(page)
      .getByRole('button', { name: `Favori: ${text}` })
      .first();
  const lists = main(page).getByRole('navigation', { name: 'Listelerim' });
  const row = main(page)
    .getByRole('list', { name: 'Ürünler' })
    .getByRole('listitem')
    .filter({ hasText: name });

  await test.step('a heart of a guest stays over a reload, and has a page', async () => {
    await open(page, `/urun/${slug}`);
    await heart(name).focus();
    await page.keyboard.press('Enter');
    await expect(heart(name)).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/favorilerim');
    await expect(row).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
  });
  await test.step('it goes to the account with the sign-in', async () => {
    await main(page).getByRole('link', { name: 'Giriş yapın' }).click();
    await submitLogin(page, customer);
    await expect(page).toHaveURL(/\/favorilerim$/);
    await expect(main(page).getByRole('heading', { name: 'Listelerim' })).toBeVisible();
    await expect(row).toBeVisible();
  });
  await test.step('it is put into a list with a name, whose link shows it to others until that is ended', async () => {
    await main(page).getByRole('button', { name: 'Yeni liste' }).click();
    await page.getByLabel('Listenin adı').fill('B Blok');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('Bu listede henüz ürün yok')).toBeVisible();
    await lists.getByRole('link', { name: /^Favoriler/ }).click();
    await main(page).getByText('Tümünü seç').click();
    await main(page).getByLabel('Listeye ekle').selectOption({ label: 'B Blok' });
    await lists.getByRole('link', { name: /^B Blok\s*1/ }).click();
    await expect(row).toBeVisible();
    await main(page).getByRole('button', { name: 'Paylaş' }).click();
    const shown = main(page).getByText(/^Bağlantısı olan herkes görür: /);
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const [link = ''] = /\/liste\/\S+/.exec((await shown.textContent()) ?? '') ?? [];
    await open(otherBrowser, link);
    await expect(main(otherBrowser).getByRole('link', { name })).toBeVisible();
    await main(page).getByRole('button', { name: 'Paylaşımı bitir' }).click();
    await expect(shown).toHaveCount(0);
    expect((await otherBrowser.goto(link))?.status()).toBe(404);
    await expect(main(otherBrowser).getByText('Bu liste artık paylaşılmıyor')).toBeVisible();
  });
  await test.step('what is chosen goes into the cart together', async () => {
    await main(page).getByText('Tümünü seç').click();
    await main(page).getByRole('button', { name: 'Sepete ekle', exact: true }).click();
    await new CartPage(page).expectUnits(1);
  });
});
