import { FileText, House, Info, LifeBuoy, PanelBottom, PanelTop, Phone, WandSparkles } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';
import { FIRST_LEGAL_TEXT, FIRST_SUPPORT_PAGE } from './content-tabs';

/** What is found of the content. */
export const contentPalette: PaletteSource = {
  actions: [
    {
      id: 'icerik-header',
      icon: PanelTop,
      title: 'Header: logo, duyuru ve menü',
      keywords: 'üst bar menü bağlantı içerik',
      to: paths.adminContent('header'),
    },
    {
      id: 'icerik-footer',
      icon: PanelBottom,
      title: 'Footer: iletişim ve bağlantılar',
      keywords: 'alt bilgi sosyal medya telif içerik',
      to: paths.adminContent('footer'),
    },
    {
      id: 'icerik-ana-sayfa',
      icon: House,
      title: 'Ana sayfanın içeriği',
      keywords: 'bölüm seo kapak içerik',
      to: paths.adminContent('ana-sayfa'),
    },
    {
      id: 'icerik-hakkimizda',
      icon: Info,
      title: 'Hakkımızda sayfasının içeriği',
      keywords: 'hikâye ekip belgeler bölüm içerik',
      to: paths.adminContent('hakkimizda'),
    },
    {
      id: 'icerik-iletisim',
      icon: Phone,
      title: 'İletişim sayfasının içeriği',
      keywords: 'harita form bölüm içerik',
      to: paths.adminContent('iletisim'),
    },
    {
      id: 'icerik-teklif',
      icon: FileText,
      title: 'Teklif sayfasının içeriği',
      keywords: 'teklif al adımlar avantajlar sorular bölüm içerik',
      to: paths.adminContent('teklif'),
    },
    {
      id: 'icerik-destek',
      icon: LifeBuoy,
      title: 'Destek sayfaları',
      keywords: 'sss kargo iade garanti içerik',
      to: paths.adminStaticPage(FIRST_SUPPORT_PAGE),
    },
    {
      id: 'icerik-yasal',
      icon: FileText,
      title: 'Yasal metinler',
      keywords: 'sözleşme kvkk gizlilik çerez koşullar içerik',
      to: paths.adminStaticPage(FIRST_LEGAL_TEXT),
    },
    {
      id: 'icerik-sihirbaz',
      icon: WandSparkles,
      title: 'Ürün sihirbazının kelimeleri',
      keywords: 'sözlük eşleşme yanıt içerik',
      to: paths.adminContent('sihirbaz'),
    },
  ],
};
