import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expectAccessible, main, open } from './pages/page';
import { sections } from './pages/panel';
import { expect, test } from './shop';
import { createStaff, signInToPanel } from './staff';

const CLI = path.join(import.meta.dirname, '../bin/cli.mjs');
const SYSTEM = '/admin/sistem';

test('those who run the shop see its processes, the backup they reported and no secret', async ({ page }) => {
  execFileSync(process.execPath, [
    CLI,
    'backup:report',
    '--place',
    's3://a:gizli@kova/gece',
    '--bytes',
    '1048576',
  ]);
  await signInToPanel(page, createStaff());
  await open(page, '/admin');
  await sections(page).getByRole('link', { name: 'Sistem', exact: true }).click();
  const running = main(page).getByRole('region', { name: 'Süreçler' });
  await expect(running.getByText('Mağaza', { exact: true }).first()).toBeVisible();
  await expect(running.getByText('İşçi', { exact: true }).first()).toBeVisible();
  await expect(running.getByText('Sağlıklı').first()).toBeVisible();
  await expect(main(page).getByText('s3://kova/gece')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /varsayılanı da göster/ })
    .press('Enter');
  await expect(main(page).getByText('MASTER_KEY')).toBeVisible();
  await expect(main(page).getByText(/gizli@|postgres:\/\/[^/]*@/)).toHaveCount(0);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'İşler', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/isler$/);
});

test('staff without every permission neither see the system nor get its state', async ({ page }) => {
  await signInToPanel(page, createStaff('settings,users,orders'));
  await open(page, '/admin');
  await expect(sections(page).getByRole('link', { name: 'Ayarlar' })).toBeVisible();
  await expect(sections(page).getByRole('link', { name: 'Sistem', exact: true })).toHaveCount(0);
  await open(page, SYSTEM);
  await expect(main(page).getByText('Bu bölüm için yetkiniz yok')).toBeVisible();
  const response = await page.request.post('/graphql', {
    data: { query: '{ systemState { databaseBytes } }' },
  });
  expect(JSON.stringify(await response.json())).toContain('FORBIDDEN');
});
