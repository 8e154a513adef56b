import { expect, type Locator, type Page } from '@playwright/test';
import { type CatalogueProduct } from './catalogue';
import { open } from './shop';

/** The cart of one browser, as a visitor finds it. */
export class CartPage {
  constructor(private readonly page: Page) {}

  /** The way to the cart in the header, whose name tells how much is in it. */
  get link(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Sepet/ });
  }

  get lines(): Locator {
    return this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
  }

  get total(): Locator {
    return this.page.getByTestId('cart-total');
  }

  get summary(): Locator {
    return this.page.getByRole('complementary', { name: 'Sipariş özeti' });
  }

  lineOf(product: Pick<CatalogueProduct, 'name'>): Locator {
    return this.lines.filter({ has: this.page.getByRole('link', { name: product.name, exact: true }) });
  }

  async open(): Promise<void> {
    await open(this.page, '/sepet');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** On the page of the product, with the choices made there. */
  async add(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: 'Sepete Ekle', exact: true })
      .first()
      .click();
    await expect(this.notice).toContainText('Sepete eklendi');
  }

  async addFrom(product: Pick<CatalogueProduct, 'slug'>): Promise<void> {
    await open(this.page, `/urun/${product.slug}`);
    await this.add();
  }

  /** What tells in passing what happened to the cart. */
  get notice(): Locator {
    return this.page.getByRole('region', { name: 'Sepet bildirimi' });
  }

  async holds(units: number): Promise<void> {
    await expect(this.link).toHaveAccessibleName(units === 0 ? 'Sepet' : inUnits(units));
  }
}

/** How the header names a cart of so many units, whatever they are of. */
export const inUnits = (units: number) => new RegExp(`^Sepet, \\d+\\sürün, ${String(units)}\\s\\p{L}+$`, 'u');
