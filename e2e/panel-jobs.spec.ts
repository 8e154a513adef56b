import { main, open } from './pages/page';
import { pretendPermissions, sections } from './pages/panel';
import { FAILED, job, pretendFailedMails, pretendJobs, rowNamed, WAITING } from './pages/panel-jobs';
import { expect, test } from './shop';
import { signInToPanel } from './staff';

const JOBS = '/admin/isler';
const FAILED_MAILS = '/admin/isler/gonderilemeyenler';

test.beforeEach(({ page }) => signInToPanel(page));

test('a job moves on by itself until it is done', async ({ page }) => {
  const shop = await pretendJobs(page, job());
  await open(page, JOBS);
  const row = rowNamed(page, 'Excel içe aktarma');
  await expect(row.getByText('Yazılıyor')).toBeVisible();
  await expect(row.getByText('%42')).toBeVisible();
  await expect(row.getByText('Ayşe Yılmaz')).toBeVisible();
  shop.jobs = [job({ progress: { ...job().progress, done: 770 } })];
  await expect(row.getByText('%77')).toBeVisible();
  const finishedAt = new Date().toISOString();
  shop.jobs = [job({ status: 'DONE', isCancellable: false, finishedAt })];
  await expect(row.getByText('Bitti')).toBeVisible();
  await expect(row.getByRole('progressbar')).toHaveCount(0);
});

test('the tabs say how many jobs are at what, and narrow the list by their address', async ({ page }) => {
  await pretendJobs(page, job(), FAILED, WAITING);
  await open(page, JOBS);
  await expect(main(page).getByRole('link', { name: 'Tümü 3' })).toHaveAttribute('aria-current', 'page');
  await main(page).getByRole('link', { name: 'Başarısız 1' }).click();
  await expect(page).toHaveURL(/\/admin\/isler\?durum=basarisiz$/);
  await expect(rowNamed(page, 'Excel ön izlemesi').getByText(/Parolayı kaldırıp/)).toBeVisible();
  await expect(rowNamed(page, 'Excel içe aktarma')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Biten 0' }).click();
  await expect(main(page).getByText('Bu ölçütlere uyan iş yok')).toBeVisible();
  await page.goBack();
  await expect(rowNamed(page, 'Excel ön izlemesi')).toBeVisible();
});

test('each job names its file, and the list is narrowed to one kind', async ({ page }) => {
  const shop = await pretendJobs(page, job(), FAILED);
  await open(page, JOBS);
  await expect(rowNamed(page, 'Excel içe aktarma').getByText('vanora-2026-kis.xlsx')).toBeVisible();
  shop.jobs = [FAILED];
  await main(page).getByRole('button', { name: 'Tür', exact: true }).click();
  await page.getByRole('radio', { name: 'Excel ön izlemesi' }).press('Space');
  await expect(page).toHaveURL(/\/admin\/isler\?tur=import-plan$/);
  await expect(rowNamed(page, 'Excel içe aktarma')).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: /^Başarısız/ })
    .click();
  await expect(page).toHaveURL(/\?tur=import-plan&durum=basarisiz$/);
});

test('a job ends only after the question, and a failed one begins again', async ({ page }) => {
  const shop = await pretendJobs(page, job(), FAILED);
  await open(page, JOBS);
  await main(page).getByRole('button', { name: 'İptal et: Excel içe aktarma' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Excel içe aktarma iptal edilsin mi?' });
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog).toBeHidden();
  expect(shop.sent).not.toContain('CancelJob');
  await main(page).getByRole('button', { name: 'İptal et: Excel içe aktarma' }).click();
  await dialog.getByRole('button', { name: 'İşi iptal et' }).click();
  await expect(rowNamed(page, 'Excel içe aktarma').getByText('İptal ediliyor')).toBeVisible();
  await main(page).getByRole('button', { name: 'Yeniden dene: Excel ön izlemesi' }).click();
  await expect(page.getByText('İş yeniden başlatıldı')).toBeVisible();
  await expect(rowNamed(page, 'Excel ön izlemesi').getByText('Bekliyor')).toBeVisible();
});

test('mails that could not be sent are sent again together', async ({ page }) => {
  await pretendFailedMails(page);
  await open(page, FAILED_MAILS);
  await expect(rowNamed(page, 'Müşteriye sipariş onayı').getByText('Error EENVELOPE')).toBeVisible();
  await main(page).getByRole('checkbox', { name: 'Müşteriye sipariş onayı seç' }).press('Space');
  await main(page).getByRole('checkbox', { name: 'Şifre sıfırlama seç' }).press('Space');
  await main(page).getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(page.getByText('2 kayıt yeniden gönderiliyor')).toBeVisible();
  await expect(main(page).getByText('Gönderilemeyen bir şey yok')).toBeVisible();
});

test('the palette leads to jobs that failed', async ({ page }) => {
  await open(page, JOBS);
  await page.getByRole('banner').getByRole('button', { name: 'Ara' }).click();
  const palette = page.getByRole('dialog', { name: 'Ara' });
  await palette.getByRole('combobox').fill('başarısız iş');
  await palette.getByRole('option', { name: /Başarısız işler/ }).click();
  await expect(page).toHaveURL(/durum=basarisiz$/);
});

test('staff without the permission neither see the section nor open it', async ({ page }) => {
  await pretendPermissions(page, ['ORDERS']);
  await open(page, JOBS);
  await expect(
    main(page)
      .getByText(/yetkiniz yok/)
      .first(),
  ).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'İşler' })).toHaveCount(0);
});
