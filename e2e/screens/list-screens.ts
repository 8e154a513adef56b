import { expect } from '@playwright/test';
import { isSoldSingly } from '../catalog';
import { MaterialListPage } from '../pages/material-list';
import { open } from '../pages/page';
import { openAt, type Screen, screensOf } from './screen';

const GUEST = screensOf('guest');

/** Lists that buyers keep, and those that they hand in. */
export const LIST_SCREENS: readonly Screen[] = [
  // Before the other one: the browser keeps what a guest likes.
  GUEST('favorites, none', '/favorilerim', (stage) =>
    openAt(stage, '/favorilerim', 'Henüz favori ürününüz yok'),
  ),
  GUEST('favorites, one kept', '/favorilerim', async ({ page, catalog }) => {
    const { slug, name } = catalog.find(isSoldSingly);
    await open(page, `/urun/${slug}`);
    await page
      .getByRole('button', { name: `Favori: ${name}` })
      .first()
      .click();
    await open(page, '/favorilerim');
    await expect(page.getByRole('list', { name: 'Ürünler' })).toBeVisible();
  }),
  GUEST('shared list, ended', '/liste/:token', (stage) =>
    openAt(stage, '/liste/yok', 'Bu liste artık paylaşılmıyor'),
  ),
  GUEST('material list, handed in', '/malzeme-listesi', (stage) =>
    openAt(stage, '/malzeme-listesi', 'Dosyayı buraya bırakın'),
  ),
  GUEST('material list, matched', '/malzeme-listesi/:id', async ({ page, catalog }) => {
    await new MaterialListPage(page).match(`${catalog.find(isSoldSingly).sku}\t2\nMEK-7731\t1 tk\nvana\t1`);
  }),
  GUEST('material list, unknown', '/malzeme-listesi/:id', (stage) =>
    openAt(stage, '/malzeme-listesi/yok', 'Böyle bir listeniz yok'),
  ),
];
