import {
  Construction,
  KeyRound,
  Mails,
  Phone,
  ScanSearch,
  ShieldCheck,
  Store,
  Truck,
  Webhook,
} from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';

/** What is found of the settings. */
export const settingsPalette: PaletteSource = {
  actions: [
    {
      id: 'ayarlar-genel',
      icon: Store,
      title: 'Mağaza adı ve şirket bilgileri',
      keywords: 'genel unvan vergi mersis kep ayarlar',
      to: paths.adminSettings('genel'),
    },
    {
      id: 'ayarlar-iletisim',
      icon: Phone,
      title: 'İletişim ve çalışma saatleri',
      keywords: 'telefon e-posta whatsapp adres ayarlar',
      to: paths.adminSettings('iletisim'),
    },
    {
      id: 'ayarlar-e-ticaret',
      icon: Truck,
      title: 'Kargo, KDV ve banka hesapları',
      keywords: 'e-ticaret ücretsiz kargo iban havale stok sınır ayarlar',
      to: paths.adminSettings('e-ticaret'),
    },
    {
      id: 'ayarlar-seo',
      icon: ScanSearch,
      title: 'Arama motoru metinleri',
      keywords: 'seo başlık açıklama anahtar kelime ayarlar',
      to: paths.adminSettings('seo'),
    },
    {
      id: 'ayarlar-bakim-modu',
      icon: Construction,
      title: 'Bakım modu',
      keywords: 'siteyi kapat aç ayarlar',
      to: paths.adminSettings('bakim-modu'),
    },
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
    {
      id: 'ayarlar-api-anahtarlari',
      icon: KeyRound,
      title: 'API anahtarları',
      keywords: 'program erp entegrasyon bağlantı ayarlar',
      to: paths.adminSettings('api-anahtarlari'),
    },
    {
      id: 'ayarlar-webhooklar',
      icon: Webhook,
      title: 'Webhook’lar',
      keywords: 'program erp entegrasyon bildirim gönderim ayarlar',
      to: paths.adminSettings('webhooklar'),
    },
  ],
};
