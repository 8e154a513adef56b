import { type Locator, type Page } from '@playwright/test';
import { type CatalogProduct } from '../catalog';
import { main, open } from './page';

/** Page object of a product. */
export class ProductPage {
  constructor(private readonly page: Page) {}

  async open({ slug }: Pick<CatalogProduct, 'slug'>): Promise<void> {
    await open(this.page, `/urun/${slug}`);
  }

  get grossPrice(): Locator {
    return this.page.getByTestId('gross-price');
  }

  get quantity(): Locator {
    return main(this.page).getByRole('spinbutton');
  }

  /** The first group of choices. */
  get choices(): Locator {
    return main(this.page).getByRole('radiogroup').first().getByRole('radio');
  }

  get addButton(): Locator {
    return main(this.page).getByRole('button', { name: 'Sepete Ekle', exact: true }).first();
  }

  get whatsApp(): Locator {
    return main(this.page)
      .getByRole('link', { name: /whatsapp/i })
      .first();
  }
}

/** The text a link proposes to write on WhatsApp. */
export async function whatsAppTextOf(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}
