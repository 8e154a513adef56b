import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { field, main, open } from './pages/page';
import { OWN_ACCOUNT, pretendMaintenance, sections, submitStaffLogin } from './pages/panel';
import {
  CANCEL_QUESTION,
  chooseAction,
  chooseStatus,
  history,
  openOrderByNumber,
  rowOf,
  statusOf,
} from './pages/panel-orders';
import { placeOrder } from './placed-order';
import { expectExportOf } from './pages/order-export';
import { expect, test } from './shop';
import { createStaff, signInToPanel, type StaffAccount } from './staff';

const STEP_MS = 30_000;
const CLOCK_DIFFERENCE_MS = 60_000;
const WHO = 'Zeynep Işık, Süper yönetici, panel';

const dialog = (page: Page) => page.getByRole('dialog');
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Signs in, sets up a second factor, and signs in again with a code of it. */
async function beginDay(page: Page, account: StaffAccount): Promise<void> {
  await open(page, OWN_ACCOUNT);
  await submitStaffLogin(page, account);
  await main(page).getByRole('button', { name: 'Kurulumu başlat' }).click();
  await dialog(page).getByLabel('Şifreniz', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Doğrulama kodu')).toBeFocused();
  const secret = (await main(page).locator('code').innerText()).replaceAll(/\s/g, '');
  await field(page, 'Doğrulama kodu').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await main(page).getByText('Kodları kaydettim').click();
  await main(page).getByRole('button', { name: 'Bitir' }).click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await submitStaffLogin(page, account);
  await field(page, 'Doğrulama kodu').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(sections(page)).toBeVisible();
}

/** Sends the open dialog and waits until it is accepted. */
async function send(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole('button', { name: label, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

/** An entry of the timeline that says all of this, by whom, and when: since the test began. */
async function expectEntry(page: Page, texts: readonly string[], since: number, who = WHO): Promise<void> {
  const entry = texts.reduce<Locator>(
    (entries, hasText) => entries.filter({ hasText }),
    history(page).getByRole('listitem').filter({ hasText: who }),
  );
  await expect(entry.first()).toBeVisible();
  const recordedAt = async () =>
    Date.parse((await entry.first().locator('time').getAttribute('datetime')) ?? '');
  await expect.poll(recordedAt).toBeGreaterThan(since - CLOCK_DIFFERENCE_MS);
}

test('a working day, every step of it in the timelines and in the exported file', async ({
  page,
  otherBrowser,
}) => {
  const began = Date.now();
  const company = `Kazan Dairesi ${randomUUID().slice(0, 8)} Ltd. Şti.`;
  const first = await placeOrder(otherBrowser.request, 2, company);
  const second = await placeOrder(otherBrowser.request, 1, company);
  await placeOrder(otherBrowser.request);

  await test.step('signs in with a second factor', () => beginDay(page, createStaff()));

  await test.step('confirms an order, notes something, ships it and records its payment', async () => {
    await openOrderByNumber(page, first.number);
    await chooseStatus(page, first.number, 'Onaylandı');
    await dialog(page).getByLabel('Açıklama').fill('Stok ayrıldı');
    await send(page, 'Onayla');
    await main(page).getByLabel('Ekip için iç not').fill('Cuma sabahı çıksın');
    await main(page).getByRole('button', { name: 'Not ekle' }).click();
    await expect(history(page)).toContainText('Cuma sabahı çıksın');
    await chooseStatus(page, first.number, 'Kargoda');
    await dialog(page).getByLabel('Kargo firması').fill('Aras Kargo');
    await dialog(page).getByLabel('Takip numarası').fill('4711');
    await send(page, 'Kargoya ver');
    await main(page).getByRole('button', { name: 'Ödendi İşaretle' }).click();
    await dialog(page).getByLabel('Tutar, ₺').fill('1,50');
    await dialog(page).getByLabel('Dekont ya da işlem no').fill('2026-0047');
    await send(page, 'Kısmi ödemeyi kaydet');
    await expectEntry(page, ['Beklemede', 'Onaylandı', 'Stok ayrıldı'], began);
    await expectEntry(page, ['Cuma sabahı çıksın'], began);
    await expectEntry(page, ['Onaylandı', 'Kargoda', 'Aras Kargo', 'takip no 4711'], began);
    await expectEntry(page, ['₺1,50', 'ödeme günü', 'dekont 2026-0047'], began);
  });

  await test.step('takes the payment back', async () => {
    await main(page).getByRole('button', { name: 'Ödeme İptal' }).click();
    await dialog(page).getByLabel('Açıklama').fill('Havale geri döndü');
    await send(page, 'Ödeme İptal');
    await expectEntry(page, ['Havale geri döndü'], began);
    await expect(main(page).getByRole('button', { name: 'Ödendi İşaretle' })).toBeVisible();
  });

  await test.step('cancels another order with a reason, and takes it up again', async () => {
    await openOrderByNumber(page, second.number);
    await chooseAction(page, 'Siparişi iptal et');
    await expect(page.getByRole('dialog', { name: CANCEL_QUESTION })).toBeVisible();
    await dialog(page).getByLabel('İptal nedeni').fill('Müşteri vazgeçti');
    await send(page, 'Siparişi iptal et');
    await chooseStatus(page, second.number, 'Beklemede');
    await dialog(page).getByLabel('Açıklama').fill('Müşteri yeniden istedi');
    await send(page, 'Yeniden etkinleştir');
    await expectEntry(page, ['Beklemede', 'İptal Edildi', 'Müşteri vazgeçti'], began);
    await expectEntry(page, ['İptal Edildi', 'Beklemede', 'Müşteri yeniden istedi'], began);
  });

  await test.step('changes both at once', async () => {
    await open(page, `/admin/siparisler?arama=${encodeURIComponent(company)}`);
    for (const { number } of [first, second]) await rowOf(page, number).getByRole('checkbox').press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Durumu değiştir' }).click();
    await page.getByRole('menuitem', { name: 'Hazırlanıyor' }).click();
    await dialog(page).getByLabel('Açıklama').fill('Birlikte çıkacak');
    await dialog(page).getByRole('button', { name: 'Hazırlamaya başla' }).click();
    await expect(page.getByText('2 sipariş: Hazırlanıyor')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    for (const { number } of [first, second]) await expect(statusOf(page, number)).toHaveText('Hazırlanıyor');
  });

  await test.step('exports what the list shows', async () => {
    const downloading = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Excel’e aktar' }).click();
    await expectExportOf(page, await downloading, { company, orders: [second, first] });
    await openOrderByNumber(page, first.number);
    await expectEntry(page, ['Kargoda', 'Hazırlanıyor', 'Birlikte çıkacak'], began);
  });
});

test('of two people at one order the slower is told who was faster, and nothing of either is lost', async ({
  page,
  otherBrowser,
}) => {
  const began = Date.now();
  const { id, number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page, createStaff());
  await signInToPanel(otherBrowser);
  const wanted = [
    { window: page, label: 'Onaylandı', verb: 'Onayla' },
    { window: otherBrowser, label: 'Hazırlanıyor', verb: 'Hazırlamaya başla' },
  ];
  for (const { label, window } of wanted) {
    await open(window, `/admin/siparisler/${id}`);
    await chooseStatus(window, number, label);
    await dialog(window).getByLabel('Açıklama').fill(`Neden ${label}`);
  }
  const conflictIn = (window: Page) =>
    dialog(window).getByText(/, şimdi: Sipariş .*\. Kontrol edip yeniden deneyin\.$/);
  const conflicts = async () => (await conflictIn(page).count()) + (await conflictIn(otherBrowser).count());
  await Promise.all(
    wanted.map(({ window, verb }) => dialog(window).getByRole('button', { name: verb }).click()),
  );
  await expect.poll(conflicts).toBe(1);
  const slower = (await conflictIn(page).count()) === 1 ? page : otherBrowser;
  const { label, verb } = wanted.find(({ window }) => window === slower)!;
  await expect(dialog(slower).getByLabel('Açıklama')).toHaveValue(`Neden ${label}`);
  await send(slower, verb);
  await expect(statusOf(slower, number)).toHaveText(label);
  await expectEntry(slower, ['Neden Onaylandı'], began);
  await expectEntry(slower, ['Neden Hazırlanıyor'], began, 'panel');
});

test('says on every screen of the working day that the shop is closed', async ({ page, otherBrowser }) => {
  const { number } = await placeOrder(otherBrowser.request);
  await signInToPanel(page);
  const setMaintenance = await pretendMaintenance(page);
  setMaintenance(true);
  await open(page, '/admin');
  const badge = page.getByRole('status').filter({ hasText: 'Bakım Modu Aktif' });
  await expect(badge).toBeVisible();
  await openOrderByNumber(page, number);
  await expect(badge).toBeVisible();
});
