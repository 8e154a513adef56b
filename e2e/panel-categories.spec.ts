import { randomUUID } from 'node:crypto';
import { sendGraphql } from './graphql';
import { expectToFit, main, open } from './pages/page';
import { addCategory, addProducts, CATEGORIES, chooseInMenu, grip, treeNames } from './pages/panel-catalog';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

// A category that is moved gives its neighbours another place, and who deletes one of them is told so.
test.describe.configure({ mode: 'default' });

test('begins a new category beside what the tree is narrowed to', async ({ page }) => {
  await signInToPanel(page);
  await open(page, `${CATEGORIES}?arama=vana`);
  await main(page).getByRole('link', { name: 'Yeni kategori' }).click();
  await expect(page).toHaveURL(`${CATEGORIES}/yeni?arama=vana`);
  await expect(main(page).getByRole('form', { name: 'Yeni kategori' })).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveValue('vana');
});

test('the tree is searched and walked through with the keyboard alone', async ({ page }) => {
  await signInToPanel(page);
  const { name } = await addCategory(page.request);
  await open(page, CATEGORIES);
  await expect(grip(page, name)).toBeVisible();
  await page.keyboard.press('/');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await expect.poll(() => treeNames(page)).toEqual([name]);
  await main(page).focus();
  await page.keyboard.press('j');
  await expect(main(page).getByRole('link', { name, exact: true })).toBeFocused();
});

test('a category moves below another one and back with the keyboard alone', async ({ page }) => {
  await signInToPanel(page);
  const own = randomUUID().slice(0, 8);
  const parent = await addCategory(page.request, `Taşı A ${own}`);
  const child = await addCategory(page.request, undefined, parent.id);
  const moved = await addCategory(page.request, `Taşı B ${own}`);
  await page.goto(CATEGORIES);
  await expect(grip(page, moved.name)).toBeVisible();
  await grip(page, moved.name).focus();
  await page.keyboard.press('Space');
  await expect(grip(page, moved.name)).toHaveAttribute('aria-pressed', 'true');
  const place = main(page).getByText(`${moved.name}: ${parent.name} altında 1. sıra`);
  for (let steps = 0; steps < 40 && (await place.count()) === 0; steps += 1) {
    await page.keyboard.press('ArrowUp');
  }
  await expect(place).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${moved.name}: ${parent.name} altında 1. sıra`).last()).toBeVisible();
  const tree = async () =>
    (await treeNames(page)).filter((name) => [parent.name, child.name, moved.name].includes(name));
  await expect.poll(tree).toEqual([parent.name, moved.name, child.name]);
  await expect(grip(page, moved.name)).toBeFocused();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(page.getByText(`${moved.name} geri taşındı`)).toBeVisible();
  await expect.poll(tree).toEqual([parent.name, child.name, moved.name]);
});

test('a category is dragged by its handle', async ({ page }) => {
  await signInToPanel(page);
  const first = await addCategory(page.request, `Sürükle A ${randomUUID().slice(0, 8)}`);
  const second = await addCategory(page.request, `Sürükle B ${randomUUID().slice(0, 8)}`);
  await page.goto(CATEGORIES);
  const isBefore = async () => {
    const names = await treeNames(page);
    return names.indexOf(second.name) < names.indexOf(first.name);
  };
  await expect(grip(page, second.name)).toBeVisible();
  await expect.poll(isBefore).toBe(false);
  // Rows of others come and go meanwhile, and move what is aimed at.
  await expect(async () => {
    await grip(page, second.name).hover();
    await page.mouse.down();
    const from = (await grip(page, second.name).boundingBox())!;
    const to = (await grip(page, first.name).boundingBox())!;
    await page.mouse.move(from.x + 5, to.y + 4, { steps: 6 });
    await page.mouse.up();
    await expect.poll(isBefore, { timeout: 4_000 }).toBe(true);
  }).toPass();
});

test('deleting says in the words of the shop what becomes of products and subcategories, and is undone', async ({
  page,
}) => {
  await signInToPanel(page);
  const parent = await addCategory(page.request);
  const child = await addCategory(page.request, undefined, parent.id);
  await addProducts(page.request, 2, parent);
  await addProducts(page.request, 1, child);
  await page.goto(`${CATEGORIES}/${parent.id}`);
  await expect(main(page).getByRole('heading', { name: parent.name })).toBeVisible();
  await main(page)
    .getByRole('region', { name: parent.name })
    .getByRole('button', { name: `${parent.name} işlemleri` })
    .press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', {
    name: 'Bu kategoride ürünler var. Silmek istediğinizden emin misiniz?',
  });
  await expect(question).toContainText(`${parent.name}: alt kategorileriyle 3 ürün. Hiçbir ürün silinmez.`);
  await expect(question).toContainText('2 ürün Kategorisiz olur');
  await expect(question).toContainText(`${child.name} ana kategori olur, 1 ürünü yerinde kalır.`);
  await question.getByRole('button', { name: 'Kategoriyi sil' }).press('Enter');
  await expect(page.getByText(`${parent.name} silindi`)).toBeVisible();
  await expect(page).toHaveURL(CATEGORIES);
  await expect.poll(async () => (await treeNames(page)).includes(parent.name)).toBe(false);
  await page.getByRole('button', { name: 'Geri al', exact: true }).press('Enter');
  await expect(page.getByText(`${parent.name} geri alındı`)).toBeVisible();
  await expect.poll(async () => (await treeNames(page)).includes(parent.name)).toBe(true);
});

test('an empty category asks the short question', async ({ page }) => {
  await signInToPanel(page);
  const { name } = await addCategory(page.request);
  await page.goto(`${CATEGORIES}?arama=${encodeURIComponent(name)}`);
  await chooseInMenu(page, `${name} işlemleri`, 'Sil');
  await page
    .getByRole('alertdialog', { name: 'Bu kategoriyi silmek istediğinizden emin misiniz?' })
    .getByRole('button', { name: 'Kategoriyi sil' })
    .click();
  await expect(main(page).getByText('Bu ölçütlere uyan kategori yok')).toBeVisible();
});

test('a new category is added from the palette, with a picture, and asks for what it needs', async ({
  page,
}) => {
  await signInToPanel(page);
  await page.goto(CATEGORIES);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Ara' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Yeni kategori');
  await page
    .getByRole('dialog', { name: 'Ara' })
    .getByRole('option', { name: /^Yeni kategori/ })
    .first()
    .click();
  const form = main(page).getByRole('form', { name: 'Yeni kategori' });
  await form.getByRole('button', { name: 'Kategoriyi ekle' }).click();
  await expect(form.getByText('Kategori adını yazın.')).toBeVisible();
  await expect(form.getByText('Açıklamayı yazın.')).toBeVisible();
  const name = `Palet ${randomUUID().slice(0, 8)}`;
  await form.getByLabel('Ad', { exact: true }).fill(name);
  await form.getByLabel('Açıklama', { exact: true }).fill('Deneme');
  await form.getByRole('checkbox', { name: /^Aktif/ }).press('Space');
  await expect(form.getByRole('checkbox', { name: /^Aktif/ })).not.toBeChecked();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(form.getByText('Lütfen sadece resim dosyası yükleyin.')).toBeVisible();
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(form.getByRole('button', { name: 'Değiştir' })).toBeVisible();
  await form.getByRole('button', { name: 'Kategoriyi ekle' }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/kategoriler\/[^/]+$/);
});

test('a picture is taken by its address, which a worker judges, and the form is left alone meanwhile', async ({
  page,
}) => {
  await signInToPanel(page);
  await page.goto(`${CATEGORIES}/yeni`);
  const form = main(page).getByRole('form', { name: 'Yeni kategori' });
  await form.getByRole('button', { name: 'Adresten ekle' }).press('Enter');
  const address = form.getByRole('textbox', { name: 'Görselin adresi' });
  await expect(address).toBeFocused();
  await address.fill('vana.png');
  await address.press('Enter');
  await expect(form.getByText('Geçerli bir adres girin.')).toBeVisible();
  await address.fill('http://127.0.0.1:5432/vana.png');
  await address.press('Enter');
  await expect(form.getByText(/^Adres http ya da https ile başlamalı; kullanıcı adı/)).toBeVisible();
  await address.fill('http://127.0.0.1/vana.png');
  await form.getByRole('button', { name: 'Görseli al' }).click();
  await expect(form.getByText('Adres herkese açık bir sunucuya ait değil.')).toBeVisible();
  await expect(address).toHaveValue('http://127.0.0.1/vana.png');
  await expect(form.getByText('Kategori adını yazın.')).toBeHidden();
  await address.press('Escape');
  await expect(form.getByRole('button', { name: 'Adresten ekle' })).toBeFocused();
});

test('what two people change in one category is asked about, the rest is merged', async ({ page }) => {
  await signInToPanel(page);
  const { id, name } = await addCategory(page.request);
  await page.goto(`${CATEGORIES}/${id}`);
  const form = main(page).getByRole('form', { name: 'Kategori' });
  await form.getByLabel('Ad', { exact: true }).fill(`${name} benim`);
  await sendGraphql(
    page.request,
    'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { id } }',
    { input: { id, expectedVersion: 1, category: { name: `${name} onun`, description: 'Onun açıklaması' } } },
  );
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form.getByText('Siz düzenlerken başka biri kaydetti')).toBeVisible();
  await form.getByRole('region', { name: 'Ad' }).getByRole('button', { name: 'Benimki kalsın' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(main(page).getByRole('heading', { name: `${name} benim` })).toBeVisible();
  await expect(form.getByLabel('Açıklama', { exact: true })).toHaveValue('Onun açıklaması');
});

test('the form of a category comes into sight on a phone, where nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInToPanel(page);
  const { name } = await addCategory(page.request);
  await page.goto(CATEGORIES);
  await main(page).getByRole('link', { name, exact: true }).click();
  await expect(main(page).getByRole('heading', { name })).toBeFocused();
  await expect(main(page).getByRole('form', { name: 'Kategori' })).toBeInViewport();
  await expectToFit(page);
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('the public page of a category opens in a new tab', async ({ page, context, catalog }) => {
  await signInToPanel(page);
  const [category] = catalog.categories;
  await open(page, `${CATEGORIES}?arama=${encodeURIComponent(category!.name)}`);
  await main(page)
    .getByRole('button', { name: `${category!.name} işlemleri` })
    .click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Mağazada gör' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL(new RegExp(`/kategori/${category!.slug}$`));
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(category!.name);
  await expect(page).toHaveURL(new RegExp(CATEGORIES));
});
