import { paths } from '../../paths';

/** The tabs of the settings, each with an address of its own, in their order. */
export const SETTINGS_TABS = [
  { to: paths.adminSettings('guvenlik'), label: 'Güvenlik' },
  { to: paths.adminSettings('siparis-e-postalari'), label: 'Sipariş e-postaları' },
] as const;
