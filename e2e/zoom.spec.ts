import { type Page } from '@playwright/test';
import { type Catalog, hasVariations, isSoldSingly } from './catalog';
import { CartPage } from './pages/cart';
import { CheckoutPage } from './pages/checkout';
import { banner } from './pages/header';
import { expectToFit, main, open } from './pages/page';
import { orderHeading } from './pages/orders';
import { ProductPage } from './pages/product';
import { expectNothingCutOff, zoomText } from './pages/zoom';
import { placeOrder } from './placed-order';
import { expect, test } from './shop';

const SCREENS: readonly { screen: string; openIn: (page: Page, catalog: Catalog) => Promise<void> }[] = [
  { screen: 'the home page', openIn: (page) => open(page, '/') },
  { screen: 'the product list', openIn: (page) => open(page, '/urunler') },
  { screen: 'the list view', openIn: (page) => open(page, '/urunler?gorunum=liste') },
  {
    screen: 'a product',
    openIn: (page, catalog) => new ProductPage(page).open(catalog.find(hasVariations)),
  },
  { screen: 'the sign-in', openIn: (page) => open(page, '/giris') },
  { screen: 'the registration', openIn: (page) => open(page, '/kayit') },
  {
    screen: 'the cart',
    openIn: async (page, catalog) => {
      const cart = new CartPage(page);
      await cart.addFrom(catalog.find(isSoldSingly));
      await cart.open();
      await expect(cart.lines).toHaveCount(1);
    },
  },
  {
    screen: 'checkout',
    openIn: (page, catalog) => new CheckoutPage(page).openWith(catalog.find(isSoldSingly)),
  },
  {
    screen: 'an order',
    openIn: async (page) => {
      const { number, trackingToken } = await placeOrder(page.request, 2);
      await open(page, `/siparis-takip/${trackingToken}`);
      await expect(orderHeading(page, number)).toBeVisible();
    },
  },
  {
    screen: 'an order just placed',
    openIn: async (page) => {
      const { trackingToken } = await placeOrder(page.request, 2);
      await open(page, `/sepet?siparis=${trackingToken}`);
      await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
    },
  },
];

for (const width of [1280, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { screen, openIn } of SCREENS) {
      test(`${screen} fits a window ${width} px wide with text at 200 %`, async ({ page, catalog }) => {
        await openIn(page, catalog);
        await zoomText(page, 2);
        await expectToFit(page);
        await expectNothingCutOff(banner(page));
        await expectNothingCutOff(main(page));
      });
    }

    test(`a search of 500 characters fits a window ${width} px wide`, async ({ page }) => {
      await open(page, `/urunler?arama=${'x'.repeat(500)}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectToFit(page);
      await expectNothingCutOff(main(page));
    });
  });
}
