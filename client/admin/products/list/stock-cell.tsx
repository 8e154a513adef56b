import { Box, Span } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { LOW_STOCK } from '../product-labels';
import { EditableCell } from './edit/editable-cell';
import { isEditable } from './edit/editable-field';
import { useProductActions } from './product-actions';
import { type ProductRow } from './products.query';

/** The stock of a product, and beside it that of its choices where these are counted: orders lower both. */
export function StockCell({ product }: { product: ProductRow }) {
  const { stockQuantity } = useProductActions().valuesOf(product);
  const { choiceStock } = product;
  const sold = Math.min(stockQuantity, choiceStock ?? stockQuantity);
  const tone = sold === 0 ? 'danger.fg' : sold <= LOW_STOCK ? 'warning.fg' : undefined;
  const figure = (
    <>
      {!product.inStock && (
        <Span
          display="inline-block"
          verticalAlign="middle"
          color="fg.muted"
          marginInlineEnd="1"
          title="Stokta değil olarak işaretli"
        >
          <Icon of={PackageX} size={14} />
        </Span>
      )}
      <Span hideFrom="md" color="fg.muted" textStyle="small">
        stok{' '}
      </Span>
      <Span color={tone} fontWeight={tone && 'semibold'}>
        {formatCount(stockQuantity)}
      </Span>
    </>
  );
  if (isEditable(product, 'stockQuantity')) {
    return (
      <EditableCell row={product} name="stockQuantity">
        {figure}
      </EditableCell>
    );
  }
  return (
    <Box
      lineHeight="1.125rem"
      truncate
      title="Seçeneklerin stoku ayrı sayılır: bir sipariş ikisinden de düşer. Ürünün formunda değiştirin."
    >
      {figure}
      <Span display={{ md: 'block' }} textStyle="small" color="fg.muted">
        {' '}
        seçenek {formatCount(choiceStock ?? 0)}
      </Span>
    </Box>
  );
}
