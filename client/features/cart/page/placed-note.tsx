import { Alert } from '@chakra-ui/react';
import { UserRoundPlus } from 'lucide-react';
import { formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type CartLine } from '../store/cart-data';

/** Says who of the shop put something into the cart, as long as any of it is there. */
export function PlacedNote({ lines }: { lines: readonly CartLine[] }) {
  const placed = lines.filter(({ placedBy }) => placedBy !== null);
  if (placed.length === 0) return null;
  const names = [...new Set(placed.flatMap(({ placedBy }) => placedBy ?? []))];
  return (
    <Alert.Root status="info" role="status" mb="4">
      <Alert.Indicator>
        <Icon of={UserRoundPlus} size={20} />
      </Alert.Indicator>
      <Alert.Description overflowWrap="anywhere">
        Mağazamızdan <b>{names.join(' ve ')}</b> sepetinize {formatQuantity(placed.length, 'ürün')} koydu.
        İstemediğinizi çıkarabilir, miktarları değiştirebilirsiniz; siparişi siz verirsiniz.
      </Alert.Description>
    </Alert.Root>
  );
}
