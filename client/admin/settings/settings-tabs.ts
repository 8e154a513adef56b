import { paths } from '../../paths';

/** The tabs of the settings, each with an address of its own, in their order. */
export const SETTINGS_TABS = [
  { to: paths.adminSettings('genel'), label: 'Genel' },
  { to: paths.adminSettings('iletisim'), label: 'İletişim' },
  { to: paths.adminSettings('e-ticaret'), label: 'E-ticaret' },
  { to: paths.adminSettings('seo'), label: 'SEO' },
  { to: paths.adminSettings('bakim-modu'), label: 'Bakım Modu' },
  { to: paths.adminSettings('guvenlik'), label: 'Güvenlik' },
  { to: paths.adminSettings('siparis-e-postalari'), label: 'Sipariş e-postaları' },
  { to: paths.adminSettings('api-anahtarlari'), label: 'API anahtarları' },
  { to: paths.adminSettings('webhooklar'), label: 'Webhook’lar' },
] as const;
