import { Mails, ShieldCheck } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';

/** What is found of the settings. */
export const settingsPalette: PaletteSource = {
  actions: [
    {
      id: 'ayarlar-guvenlik',
      icon: ShieldCheck,
      title: 'Kimler iki adımlı doğrulama kullanmalı',
      keywords: 'güvenlik zorunluluk ayarlar',
      to: paths.adminSettings('guvenlik'),
    },
    {
      id: 'ayarlar-siparis-e-postalari',
      icon: Mails,
      title: 'Sipariş e-postaları',
      keywords: 'bildirim durum ayarlar',
      to: paths.adminSettings('siparis-e-postalari'),
    },
  ],
};
