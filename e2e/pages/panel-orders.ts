import { expect, type Locator, type Page } from '@playwright/test';
import { main } from './page';

export const CANCEL_QUESTION = 'Bu siparişi iptal etmek istediğinizden emin misiniz?';

export const rowOf = (page: Page, number: string): Locator =>
  page.getByRole('row').filter({ hasText: `#${number}` });

export const statusOf = (page: Page, number: string): Locator =>
  main(page).getByRole('button', { name: new RegExp(`^#${number}, durum:`) });

export const history = (page: Page): Locator =>
  main(page).getByRole('list').filter({ hasText: 'Sipariş alındı' });

export async function chooseStatus(page: Page, number: string, label: string): Promise<void> {
  await statusOf(page, number).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

/** Chooses what is in the menu of an order's rarer actions. */
export async function chooseAction(page: Page, label: string): Promise<void> {
  await main(page).getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

/** Opens an order from anywhere in the panel, by the palette. */
export async function openOrderByNumber(page: Page, number: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Ara' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`#${number}`);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(main(page).getByRole('heading', { name: `#${number}` })).toBeVisible();
}
