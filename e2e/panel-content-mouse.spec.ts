import path from 'node:path';
import { type Page } from '@playwright/test';
import { main, open } from './pages/page';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const PICTURE = path.resolve('client/public/paylasim.png');

const edit = (page: Page) => main(page).getByRole('button', { name: 'Düzenle', exact: true }).click();

test.beforeEach(({ page }) => signInToPanel(page));

test('the cover picture of a page is uploaded, shown in the form, and taken off again', async ({ page }) => {
  await open(page, '/admin/icerik/iletisim');
  await edit(page);
  const cover = main(page).getByRole('region', { name: 'Kapak görseli' });
  await cover.getByLabel('Kapak görseli', { exact: true }).setInputFiles(PICTURE);
  const picture = cover.getByRole('img', { name: 'Kapak görseli' });
  await expect(picture).toHaveAttribute('src', /^\/gorsel\/.+\.webp$/);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await cover.getByRole('button', { name: 'Görseli kaldır' }).click();
  await expect(picture).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Vazgeç' }).click();
});

test('the links of a menu are put in order by the mouse', async ({ page }) => {
  await open(page, '/admin/icerik/header');
  await edit(page);
  const menu = main(page).getByRole('group', { name: 'Menü' });
  const row = (place: number) => menu.getByRole('group', { name: `Bağlantı ${String(place)}`, exact: true });
  const first = await row(1).getByLabel('Metin').inputValue();
  const second = await row(2).getByLabel('Metin').inputValue();
  // What is said of the links makes their rows higher, and nothing scrolls once the mouse is down.
  await row(4).getByLabel('Adres').fill('/boyle-bir-sayfa-yok');
  await expect(row(4).getByText('Bu adreste sayfa yok')).toBeVisible();
  await main(page)
    .getByRole('heading', { name: 'Menü' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await row(1).getByTitle('Sürükleyerek sıralayın').hover();
  await page.mouse.down();
  await row(2).hover();
  await row(3).hover();
  await page.mouse.up();
  await expect(row(3).getByLabel('Metin')).toHaveValue(first);
  await expect(row(1).getByLabel('Metin')).toHaveValue(second);
  await main(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(row(1).getByLabel('Metin')).toHaveValue(first);
});
