import { type Page } from '@playwright/test';
import { main } from './pages/page';

/** Writes what the contact form needs. */
export async function fill(page: Page, subject: string, text: string): Promise<void> {
  const form = main(page).getByRole('form', { name: 'Mesaj formu' });
  await form.getByRole('radio', { name: subject }).check();
  await form.getByLabel('Ad soyad').fill('Nurgül Şahinöz');
  await form.getByLabel('E-posta').fill('nurgul@ornek.com');
  await form.getByLabel('Mesajınız').fill(text);
}

export const send = (page: Page) => main(page).getByRole('button', { name: 'Mesajı gönder' }).click();

/** A list to send with a message. */
export const csv = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from('KV-100;12\n') });
