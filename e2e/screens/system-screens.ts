import { cutOff, openAt, type Screen, screensOf } from './screen';

const SYSTEM = '/admin/sistem';
const STAFF = screensOf('staff');

/** How the shop runs. */
export const SYSTEM_SCREENS: readonly Screen[] = [
  STAFF('system', SYSTEM, (stage) => openAt(stage, SYSTEM, 'Süreçler')),
  STAFF(
    'system, failed',
    SYSTEM,
    async (stage) => {
      await cutOff(stage.page, 'PanelSystem');
      await openAt(stage, SYSTEM, 'Sistemin durumu yüklenemedi');
    },
    { isCutOff: true },
  ),
];
