import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { CartPage } from './cart';
import { type CatalogProduct } from '../catalog';
import { field, open } from './page';

/** The form values of a guest, with a new e-mail address each time. */
export const buyer = () => ({
  'Ad soyad': 'Gülşah Işıldak',
  Telefon: '0532 555 08 17',
  'E-posta': `alici-${randomUUID()}@ornek.example`,
  İlçe: 'Bağcılar',
  'Açık adres': 'Mahmutbey Mah. Taşocağı Cad. No: 14',
});

/** Page object of the checkout form and the order confirmation. */
export class CheckoutPage {
  readonly cart: CartPage;

  constructor(private readonly page: Page) {
    this.cart = new CartPage(page);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Siparişi Tamamla' });
  }

  get problem(): Locator {
    return this.page.getByRole('main').getByRole('alert');
  }

  get number(): Locator {
    return this.page.getByTestId('order-number');
  }

  field(label: string): Locator {
    return field(this.page, label);
  }

  box(title: 'Ön Bilgilendirme' | 'Mesafeli Satış'): Locator {
    return this.page.getByRole('checkbox', { name: new RegExp(title) });
  }

  async openWith(product: CatalogProduct): Promise<void> {
    await this.cart.addFrom(product);
    await open(this.page, '/sepet?adim=odeme');
    await expect(this.field('Ad soyad')).toBeVisible();
  }

  async fillIn(typed: Record<string, string> = buyer()): Promise<void> {
    for (const [label, value] of Object.entries(typed)) await this.field(label).fill(value);
    await this.field('İl').selectOption('İstanbul');
  }

  async accept(): Promise<void> {
    await this.box('Ön Bilgilendirme').check();
    await this.box('Mesafeli Satış').check();
  }

  /** Waits for the documents rendered from the current form values. */
  async documentsReady(): Promise<void> {
    await expect(this.box('Mesafeli Satış')).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async fillInAndAccept(): Promise<void> {
    await this.fillIn();
    await this.documentsReady();
    await this.accept();
  }

  async expectPlaced(): Promise<void> {
    await expect(this.heading).toHaveText('Siparişiniz alındı');
    await expect(this.page).toHaveURL(/\/sepet\?siparis=/);
  }
}

/** Records the idempotency keys of orders sent, and lets a test choose the response to each. */
export async function watchOrders(
  page: Page,
  respond: (count: number) => 'pass' | 'lose the response' | object = () => 'pass',
): Promise<{ keys: string[] }> {
  const seen = { keys: [] as string[] };
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON() as {
      query: string;
      variables: { input: { idempotencyKey: string } };
    };
    if (!query.includes('mutation AddOrder')) return route.fallback();
    seen.keys.push(variables.input.idempotencyKey);
    const outcome = respond(seen.keys.length);
    if (outcome === 'pass') return route.fallback();
    if (outcome !== 'lose the response') return route.fulfill({ json: outcome });
    await route.fetch();
    return route.abort();
  });
  return seen;
}
