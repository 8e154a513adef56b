import { FolderTree } from 'lucide-react';
import { declareSection } from '../navigation/section';

const screen = () => import('./categories-screen');

/** The tree of categories, each with its form beside it. */
export const categoriesSection = declareSection({
  path: 'kategoriler',
  title: 'Kategoriler',
  icon: FolderTree,
  group: 'catalog',
  permission: 'CATALOG',
  screens: { '': screen, yeni: screen, ':categoryId': screen },
  palette: () => import('./categories-palette').then(({ categoriesPalette }) => categoriesPalette),
});
