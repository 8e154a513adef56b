import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { main } from './page';

export const quoteForm = (page: Page) => main(page).getByRole('form', { name: 'Teklif talebi' });

export async function fillInContact(
  page: Page,
  email = `teklif-${randomUUID()}@firma.example`,
): Promise<string> {
  await page.getByLabel('Ad soyad').fill('Gülşah Işıldak');
  await page.getByLabel('Telefon').fill('0532 555 08 17');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Firma').fill('Işıldak Mekanik');
  return email;
}

/** Nobody fills in a form faster: until three seconds are over it is refused. */
export async function sendRequest(form: Locator, sent: Locator): Promise<void> {
  await expect(async () => {
    await form.getByRole('button', { name: 'Teklif İste' }).click();
    await expect(sent).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
}
