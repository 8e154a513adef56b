import { KeyRound, MonitorSmartphone, ShieldCheck } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';

/** What is found of the account of the person who is signed in. */
export const accountPalette: PaletteSource = {
  actions: [
    { id: 'sifre', icon: KeyRound, title: 'Şifremi değiştir', to: paths.adminAccount('sifre') },
    {
      id: 'iki-adim',
      icon: ShieldCheck,
      title: 'İki adımlı doğrulama',
      keywords: 'kurtarma kodları güvenlik',
      to: paths.adminAccount('iki-adimli-dogrulama'),
    },
    {
      id: 'oturumlar',
      icon: MonitorSmartphone,
      title: 'Açık oturumlar',
      keywords: 'cihazlar',
      to: paths.adminAccount('oturumlar'),
    },
  ],
};
