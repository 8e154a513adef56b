import { type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectToFit, main, open } from './pages/page';
import { expect, test } from './shop';

const next = (page: Page) => main(page).getByRole('button', { name: /^(İleri|Sonuçları Gör)$/ });

/** The name of an answer begins left of how many products it leaves, at the same height. */
async function expectInOneLine(name: Locator, count: Locator) {
  const first = await name.boundingBox();
  const second = await count.boundingBox();
  if (!first || !second) throw new Error('An answer or its count is not shown.');
  expect(first.x + first.width).toBeLessThan(second.x);
  expect(Math.abs(first.y + first.height / 2 - (second.y + second.height / 2))).toBeLessThan(4);
}

test('the questions of the wizard are answered on a phone, and lead to results that fit it', async ({
  page,
}) => {
  await open(page, '/urun-sihirbazi');
  await main(page)
    .getByRole('radio', { name: /^Pompalar/ })
    .check();
  await expectToFit(page);
  await expectAccessible(page);
  await expectInOneLine(main(page).getByText('Pompalar', { exact: true }), main(page).getByText('29 ürün'));
  await next(page).click();
  await main(page).getByRole('radio', { name: /^HVAC/ }).check();
  await next(page).click();
  await main(page).getByRole('spinbutton', { name: 'Kapasite, m³/h' }).fill('10');
  await expectToFit(page);
  await next(page).click();
  for (const step of [4, 5, 6]) {
    // The answers of the step before have the same name.
    await expect(main(page)).toContainText(`${String(step)}. adım`);
    await main(page).getByLabel('Fark etmez').check();
    await expectToFit(page);
    await next(page).click();
  }
  await main(page).getByRole('slider').fill('2');
  await next(page).click();
  const results = main(page).getByRole('listitem').filter({ hasText: '/ 70 puan' });
  await expect(results.first()).toBeVisible();
  await results.first().getByText('Neden bu ürün?').click();
  await expectToFit(page);
  await expectAccessible(page);
});
