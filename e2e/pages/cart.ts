import { expect, type Locator, type Page } from '@playwright/test';
import { type CatalogProduct } from '../catalog';
import { open } from './page';
import { ProductPage } from './product';

/** Page object of the cart. */
export class CartPage {
  constructor(private readonly page: Page) {}

  /** The link to the cart in the header; its accessible name contains the number of units. */
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

  get checkoutLink(): Locator {
    return this.page.getByRole('link', { name: 'Ödeme adımına geç' });
  }

  lineOf(product: Pick<CatalogProduct, 'name'>): Locator {
    return this.lines.filter({ has: this.page.getByRole('link', { name: product.name, exact: true }) });
  }

  async open(): Promise<void> {
    await open(this.page, '/sepet');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Adds the product of the open page with its current choices. */
  async add(): Promise<void> {
    await new ProductPage(this.page).addButton.click();
    await expect(this.notice).toContainText('Sepete eklendi');
  }

  async addFrom(product: Pick<CatalogProduct, 'slug'>): Promise<void> {
    await new ProductPage(this.page).open(product);
    await this.add();
  }

  /** The notification about the last change of the cart. */
  get notice(): Locator {
    return this.page.getByRole('region', { name: 'Sepet bildirimi' });
  }

  async expectUnits(units: number): Promise<void> {
    await expect(this.link).toHaveAccessibleName(units === 0 ? 'Sepet' : inUnits(units));
  }
}

/** Matches the accessible name of a cart link with this number of units. */
export const inUnits = (units: number) => new RegExp(`^Sepet, \\d+\\sürün, ${String(units)}\\s\\p{L}+$`, 'u');
