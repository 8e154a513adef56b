import { ListPage } from './pages/list';
import { open } from './pages/page';
import { expect, test } from './shop';

test('no filter moves under the pointer, whatever another one leaves of the categories', async ({ page }) => {
  const list = new ListPage(page);
  await open(page, '/urunler');
  const categories = list.filters.getByRole('group', { name: /kategori/i }).getByRole('checkbox');
  const offered = await categories.count();
  const brand = list.filters.getByRole('group', { name: /marka/i }).getByRole('checkbox').first();
  const place = await brand.boundingBox();
  await brand.check();
  const count = await list.countAt(brand);
  await expect.poll(() => list.total()).toBe(count);
  await expect(categories).toHaveCount(offered);
  await expect.poll(() => brand.boundingBox()).toEqual(place);
});
