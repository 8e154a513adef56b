import { EyeOff, FolderPlus } from 'lucide-react';
import { paths } from '../../paths';
import { type PaletteSource } from '../palette/palette-source';
import { categoriesParameters } from './categories-state';

/** A new category, and those that visitors do not see. */
export const categoriesPalette: PaletteSource = {
  actions: [
    {
      id: 'yeni-kategori',
      icon: FolderPlus,
      title: 'Yeni kategori',
      keywords: 'ekle oluştur',
      to: paths.adminNewCategory(),
    },
    {
      id: 'pasif-kategoriler',
      icon: EyeOff,
      title: 'Pasif kategoriler',
      keywords: 'gizli kapalı',
      to: paths.adminCategories(categoriesParameters({ part: 'PASSIVE' })),
    },
  ],
};
