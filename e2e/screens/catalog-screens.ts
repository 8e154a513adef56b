import { expect } from '@playwright/test';
import { addCategory, addProducts, CATEGORIES, PRODUCTS } from '../pages/panel-catalog';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';

const ownProducts = ({ page }: Stage) => addProducts(page.request, 2);
const ownCategory = ({ page }: Stage) => addCategory(page.request);

/** The list narrowed to products that no other test uses. */
async function openOwnProducts(stage: Stage): Promise<void> {
  const { model, products } = await stage.own(ownProducts);
  await openAt(stage, `${PRODUCTS}?arama=${model}`, products[0]?.sku ?? model);
}

const STAFF = screensOf('staff');

/** The screens of products and categories. */
export const CATALOG_SCREENS: readonly Screen[] = [
  STAFF('products', PRODUCTS, openOwnProducts),
  STAFF('products, selected', PRODUCTS, async (stage) => {
    await openOwnProducts(stage);
    await stage.page.getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
    await expect(stage.page.getByRole('toolbar')).toBeVisible();
  }),
  STAFF('products, to be priced', PRODUCTS, async (stage) => {
    await openOwnProducts(stage);
    await stage.page.getByRole('checkbox', { name: 'Bu sayfadaki bütün satırları seç' }).press('Space');
    await stage.page.getByRole('toolbar').getByRole('button', { name: 'Fiyatı değiştir' }).click();
    await stage.page.getByRole('dialog').getByLabel('Oran').fill('10');
    await expect(stage.page.getByRole('dialog')).toContainText('2 ürün değişir');
  }),
  STAFF('products, none found', PRODUCTS, (stage) =>
    openAt(stage, `${PRODUCTS}?arama=olmayan-urun`, 'Bu ölçütlere uyan ürün yok'),
  ),
  STAFF(
    'products, failed',
    PRODUCTS,
    async (stage) => {
      await cutOff(stage.page, 'PanelProducts');
      await openAt(stage, PRODUCTS, 'Ürünler yüklenemedi');
    },
    { isCutOff: true },
  ),
  STAFF('categories', CATEGORIES, async (stage) => {
    const { name } = await stage.own(ownCategory);
    await openAt(stage, `${CATEGORIES}?arama=${encodeURIComponent(name)}`, name);
  }),
  STAFF('categories, none found', CATEGORIES, (stage) =>
    openAt(stage, `${CATEGORIES}?arama=olmayan-kategori`, 'Bu ölçütlere uyan kategori yok'),
  ),
  STAFF(
    'categories, failed',
    CATEGORIES,
    async (stage) => {
      await cutOff(stage.page, 'PanelCategories');
      await openAt(stage, CATEGORIES, 'Kategoriler yüklenemedi');
    },
    { isCutOff: true },
  ),
  STAFF('category', `${CATEGORIES}/:categoryId`, async (stage) => {
    const { id, name } = await stage.own(ownCategory);
    await openAt(
      stage,
      `${CATEGORIES}/${id}?arama=${encodeURIComponent(name)}`,
      'Bütün değişiklikler kayıtlı.',
    );
  }),
  STAFF('category, unknown', `${CATEGORIES}/:categoryId`, (stage) =>
    openAt(stage, `${CATEGORIES}/yok?arama=olmayan-kategori`, 'Böyle bir kategori yok'),
  ),
  STAFF('category, new', `${CATEGORIES}/yeni`, (stage) =>
    openAt(stage, `${CATEGORIES}/yeni?arama=olmayan-kategori`, 'Kategoriyi ekle'),
  ),
];
