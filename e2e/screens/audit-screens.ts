import { expect } from '@playwright/test';
import { main } from '../pages/page';
import { openAt, screensOf, type Screen } from './screen';

const AUDIT = '/admin/denetim';
const STAFF = screensOf('staff');

/** Who did what, and the proof of it. */
export const AUDIT_SCREENS: readonly Screen[] = [
  STAFF('audit log', AUDIT, (stage) => openAt(stage, AUDIT, 'Kontrol noktaları')),
  STAFF('audit log, none', AUDIT, (stage) =>
    openAt(stage, `${AUDIT}?arama=yokböylebirkayıt`, 'Bu ölçütlere uyan kayıt yok'),
  ),
  STAFF('audit record', `${AUDIT}/:recordId`, async (stage) => {
    await openAt(stage, `${AUDIT}?islem=admin-signed-in`, 'Kontrol noktaları');
    await main(stage.page).getByRole('link', { name: 'Panele giriş yapıldı' }).first().click();
    await expect(main(stage.page).getByRole('heading', { name: 'Kim, ne zaman' })).toBeVisible();
  }),
  STAFF('audit record, unknown', `${AUDIT}/:recordId`, (stage) =>
    openAt(stage, `${AUDIT}/entry-999999999`, 'Böyle bir kayıt yok'),
  ),
];
