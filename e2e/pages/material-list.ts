import { expect, type Locator, type Page } from '@playwright/test';
import { main, open } from './page';

/** The form that takes a list, and what was found for it. */
export class MaterialListPage {
  constructor(private readonly page: Page) {}

  async match(text: string): Promise<void> {
    await open(this.page, '/malzeme-listesi');
    await this.form.getByRole('textbox', { name: 'Malzeme listesi' }).fill(text);
    await this.form.getByRole('button', { name: 'Listeyi eşleştir' }).click();
    await this.expectMatched();
  }

  async upload(name: string, content: string): Promise<void> {
    await open(this.page, '/malzeme-listesi');
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
    await this.form.getByLabel('Malzeme listesi dosyası').setInputFiles(file);
    await this.expectMatched();
  }

  line(text: string): Locator {
    return main(this.page)
      .getByRole('list', { name: 'Listenin satırları' })
      .getByRole('listitem')
      .filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return main(this.page).getByRole('button', { name });
  }

  private get form(): Locator {
    return main(this.page).getByRole('form', { name: 'Malzeme listesi' });
  }

  private async expectMatched(): Promise<void> {
    await expect(this.page).toHaveURL(/\/malzeme-listesi\/[\w-]{43}$/);
    await expect(main(this.page).getByRole('list', { name: 'Listenin satırları' })).toBeVisible();
  }
}
