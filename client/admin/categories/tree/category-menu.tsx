import { Menu, VisuallyHidden } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { ActionsMenu } from '../../../ui/overlay/actions-menu';
import { type ListedCategory } from '../categories.query';

interface CategoryMenuProps {
  category: Pick<ListedCategory, 'id' | 'name' | 'slug' | 'parentId' | 'isActive'>;
  onDelete: () => void;
}

/** What can be done with one category. */
export function CategoryMenu({
  category: { id, name, slug, parentId, isActive },
  onDelete,
}: CategoryMenuProps) {
  return (
    <ActionsMenu name={name} first={parentId === null ? 'below' : 'products'}>
      {parentId === null && (
        <Menu.Item value="below" asChild>
          <RouterLink to={paths.adminNewCategory(id)}>Alt kategori ekle</RouterLink>
        </Menu.Item>
      )}
      <Menu.Item value="products" asChild>
        <RouterLink to={paths.adminProducts(new URLSearchParams({ kategori: id }))}>Ürünleri</RouterLink>
      </Menu.Item>
      {isActive && (
        <Menu.Item value="shop" asChild>
          <a href={paths.category(slug)} target="_blank" rel="noopener">
            Mağazada gör
            <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>
          </a>
        </Menu.Item>
      )}
      <Menu.Item value="delete" color="danger.fg" onClick={onDelete}>
        Sil
      </Menu.Item>
    </ActionsMenu>
  );
}
