import { type Locator, type Page } from '@playwright/test';
import { type CatalogProduct } from '../catalog';
import { liraOf, main } from './page';

/** The list that a search for the name of a product leads to. */
export const listOf = ({ name }: Pick<CatalogProduct, 'name'>): string =>
  `/urunler?arama=${encodeURIComponent(name)}`;

/** Page object of the product list, of categories and of searches. */
export class ListPage {
  constructor(private readonly page: Page) {}

  get filters(): Locator {
    return this.page.getByRole('complementary', { name: /filtre/i });
  }

  get cards(): Locator {
    return main(this.page).getByRole('article');
  }

  get resultCount(): Locator {
    return this.page.getByTestId('result-count');
  }

  get pager(): Locator {
    return this.page.getByRole('navigation', { name: /sayfa/i });
  }

  get quickViewButtons(): Locator {
    return this.page.getByRole('button', { name: /hızlı bakış/i });
  }

  cardOf({ name }: Pick<CatalogProduct, 'name'>): Locator {
    return this.cards.filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** On a card or in a row. */
  addButtonOf({ name }: Pick<CatalogProduct, 'name'>): Locator {
    return this.page.getByRole('button', { name: `Sepete Ekle: ${name}`, exact: true });
  }

  quickViewButtonOf({ name }: Pick<CatalogProduct, 'name'>): Locator {
    return this.page.getByRole('button', { name: `Hızlı bakış: ${name}`, exact: true });
  }

  /** The number of products found. */
  async total(): Promise<number> {
    return Number((await this.resultCount.innerText()).replace(/\D/g, ''));
  }

  /** Cards that are not laid out yet have no inner text. */
  async names(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }

  /** Net prices of the cards in lira, in order; null for price on request. */
  async prices(): Promise<(number | null)[]> {
    return (await this.page.getByTestId('card-price').allTextContents()).map(liraOf);
  }

  /** The product count shown at a filter option. */
  async countAt(choice: Locator): Promise<number> {
    const label = await choice.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    return Number(/([\d.]+)\s*$/.exec(label)?.[1]?.replaceAll('.', ''));
  }
}
