import { Settings } from 'lucide-react';
import { declareSection } from '../navigation/section';

/** What staff decide about the whole shop. */
export const settingsSection = declareSection({
  path: 'ayarlar',
  title: 'Ayarlar',
  icon: Settings,
  group: 'site',
  permission: 'SETTINGS',
  screens: {
    '': 'genel',
    genel: () => import('./general/general-screen'),
    iletisim: () => import('./contact/contact-screen'),
    'e-ticaret': () => import('./commerce/commerce-screen'),
    seo: () => import('./seo/seo-screen'),
    'bakim-modu': () => import('./maintenance/maintenance-screen'),
    guvenlik: () => import('./policy/policy-screen'),
    'siparis-e-postalari': () => import('./order-mails/order-mails-screen'),
    'api-anahtarlari': () => import('./api-keys/api-keys-screen'),
    webhooklar: () => import('./webhooks/webhooks-screen'),
    'webhooklar/:webhookId': () => import('./webhooks/deliveries/webhook-screen'),
  },
  palette: () => import('./settings-palette').then(({ settingsPalette }) => settingsPalette),
});
