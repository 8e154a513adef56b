import { Download, FileSpreadsheet } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';

/** What is found of imports. */
export const importPalette: PaletteSource = {
  actions: [
    {
      id: 'ice-aktarma-sablonu',
      icon: FileSpreadsheet,
      title: 'Şablon İndir',
      keywords: 'excel içe aktar toplu ürün yükle',
      href: paths.adminImportTemplate(),
      opens: 'file',
    },
    {
      id: 'katalog-indir',
      icon: Download,
      title: 'Kataloğu Excel olarak indir',
      keywords: 'dışa aktar ürün listesi fiyat listesi tablo',
      to: paths.adminCatalogFile(),
    },
  ],
};
