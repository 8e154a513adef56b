import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { sendGraphql } from '../graphql';
import { main } from '../pages/page';
import { PRODUCTS } from '../pages/panel-catalog';
import { addProduct, NEW_PRODUCT, picture, ProductForm } from '../pages/panel-product';
import { cutOff, openAt, type Screen, screensOf, type Stage } from './screen';

const NOBODY = 'a0000000-0000-4000-8000-000000000000';
const STAFF = screensOf('staff');

/** A product of everything, where no other test looks: in a category that visitors do not see. */
async function hiddenProduct({ page }: Stage): Promise<{ id: string; name: string }> {
  const { createCategory } = await sendGraphql<{ createCategory: { id: string } }>(
    page.request,
    'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }',
    { input: { name: `Ekran ${randomUUID().slice(0, 8)}`, description: 'Ekranlar için', isActive: false } },
  );
  return addProduct(page.request, {
    categoryId: createCategory.id,
    technicalSpecs: [{ name: 'Basınç', value: '16', unit: 'bar', group: 'Sınırlar' }],
    attributes: [{ name: 'Boy', variations: [{ name: 'DN 25' }, { name: 'DN 32', price: null }] }],
    features: ['Bir', 'İki'],
  });
}

/** The form of a product. */
export const PRODUCT_SCREENS: readonly Screen[] = [
  STAFF('product', `${PRODUCTS}/:productId`, async (stage) => {
    const { id, name } = await stage.own(hiddenProduct);
    await openAt(stage, `${PRODUCTS}/${id}`, name);
    await new ProductForm(stage.page).add('Görseller', [await picture('ekran.png', '#336699')]);
    await expect(new ProductForm(stage.page).row('Görsel 1')).toBeVisible();
  }),
  STAFF('product, new and refused', NEW_PRODUCT, async (stage) => {
    await openAt(stage, NEW_PRODUCT, 'Yeni Ürün Ekle');
    await new ProductForm(stage.page).save.click();
    await expect(main(stage.page).getByText('Ürün adı boş olamaz.')).toBeVisible();
  }),
  STAFF('product, unknown', `${PRODUCTS}/:productId`, (stage) =>
    openAt(stage, `${PRODUCTS}/${NOBODY}`, 'Böyle bir ürün yok'),
  ),
  STAFF(
    'product, failed',
    `${PRODUCTS}/:productId`,
    async (stage) => {
      const { id } = await stage.own(hiddenProduct);
      await cutOff(stage.page, 'PanelProduct');
      await openAt(stage, `${PRODUCTS}/${id}`, 'Ürün yüklenemedi');
    },
    { isCutOff: true },
  ),
];
