import { Menu, VisuallyHidden } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { ActionsMenu } from '../../../ui/overlay/actions-menu';
import { useProductActions } from './product-actions';
import { type ProductRow } from './products.query';

/** What can be done with one product. */
export function RowMenu({ product }: { product: ProductRow }) {
  const { addressOf, onDelete, onRestore } = useProductActions();
  return (
    <ActionsMenu name={product.sku} first="edit">
      <Menu.Item value="edit" asChild>
        <RouterLink to={addressOf(product)}>Düzenle</RouterLink>
      </Menu.Item>
      {product.isPublic && (
        <Menu.Item value="shop" asChild>
          <a href={paths.product(product.slug)} target="_blank" rel="noopener">
            Mağazada gör
            <VisuallyHidden> (yeni sekmede açılır)</VisuallyHidden>
          </a>
        </Menu.Item>
      )}
      {product.isArchived ? (
        <Menu.Item value="restore" onClick={() => onRestore(product)}>
          Arşivden çıkar
        </Menu.Item>
      ) : (
        <Menu.Item value="delete" color="danger.fg" onClick={() => onDelete(product)}>
          Sil
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
