import { IconButton, Menu, VisuallyHidden } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { LazyMenu } from '../../../ui/overlay/lazy-menu';
import { useProductActions } from './product-actions';
import { type ProductRow } from './products.query';

/** What can be done with one product. */
export function RowMenu({ product }: { product: ProductRow }) {
  const { addressOf, onDelete, onRestore } = useProductActions();
  return (
    <LazyMenu
      first="edit"
      placement="bottom-end"
      button={(button) => (
        <IconButton
          {...button}
          variant="ghost"
          size="xs"
          minWidth="7"
          aria-label={`${product.sku} işlemleri`}
        >
          <Icon of={Ellipsis} />
        </IconButton>
      )}
    >
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
    </LazyMenu>
  );
}
