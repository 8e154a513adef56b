import { type Locator, type Page } from '@playwright/test';
import { main } from './page';

export const orderCard = (page: Page, number: string): Locator =>
  main(page).getByRole('article', { name: `#${number}` });

export const orderHeading = (page: Page, number: string): Locator =>
  page.getByRole('heading', { level: 1, name: `Sipariş #${number}` });

/** The one on the page; its dialog, which stays for the moment of its animation, ends with another of that name. */
export const cancelButton = (page: Page): Locator =>
  main(page).getByRole('button', { name: 'Siparişi İptal Et' });
