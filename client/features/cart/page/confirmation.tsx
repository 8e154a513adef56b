import { Alert, Button } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { focusHeading } from '../../../ui/navigation/heading-focus';
import { type CartLine } from '../store/cart-data';
import { useCart, useCartDesk } from '../store/use-cart';

/** What has to be confirmed stands under this id. */
export const CONFIRMATION_ID = 'sepet-onay';

interface ConfirmationProps {
  lines: readonly CartLine[];
  isStockControlled: boolean;
}

/** What changed in the cart since, to be accepted before it can be ordered. */
export function Confirmation({ lines, isStockControlled }: ConfirmationProps) {
  const { isSettling } = useCart();
  const { store, readOut } = useCartDesk();
  const confirm = async () => {
    if (isSettling) return;
    if (await store.confirm()) return;
    readOut('Sepetinizdeki değişiklikler onaylandı.');
    // The button goes with what it confirmed.
    focusHeading();
  };
  return (
    <Alert.Root
      as="section"
      status="warning"
      id={CONFIRMATION_ID}
      tabIndex={-1}
      aria-label="Onayınız gerekiyor"
      flexWrap="wrap"
      alignItems="flex-start"
      mb="4"
    >
      <Alert.Indicator>
        <Icon of={CircleAlert} size={20} />
      </Alert.Indicator>
      <Alert.Content flex="1 1 16rem">
        <Alert.Title>Sepetinizdeki ürünlerde değişiklik var</Alert.Title>
        <Alert.Description>{consequences(lines, isStockControlled)}</Alert.Description>
      </Alert.Content>
      <Button
        colorPalette="petrol"
        alignSelf="center"
        aria-disabled={isSettling}
        onClick={() => void confirm()}
      >
        Onayla
      </Button>
    </Alert.Root>
  );
}

/** What confirming will do, of what is there to be confirmed. */
function consequences(lines: readonly CartLine[], isStockControlled: boolean): string {
  const has = (wanted: (line: CartLine) => boolean) => lines.some(wanted);
  const parts = [
    has((line) => line.unitPrice > 0 && line.previousUnitPrice !== null) && 'güncel fiyatlar geçerli olur',
    has(({ previousUnit }) => previousUnit !== null) && 'miktarlar yeni birimle sayılır',
    has(({ previousQuantity }) => previousQuantity !== null) && 'yeni en az sipariş miktarları geçerli olur',
    has((line) => line.problem === 'NOT_ENOUGH_STOCK' && !isBelowMinimum(line)) &&
      'miktarlar stoktaki kadar olur',
    has(
      (line) =>
        line.problem === 'NOT_SOLD' ||
        line.problem === 'PRICE_ON_REQUEST' ||
        (line.problem === 'OUT_OF_STOCK' && isStockControlled) ||
        (line.problem === 'NOT_ENOUGH_STOCK' && isBelowMinimum(line)),
    ) && 'sipariş edilemeyen ürünler sepetten çıkar',
  ].filter((part) => part !== false);
  return `Devam etmeden önce gözden geçirin. Onaylarsanız ${parts.join(', ')}.`;
}

/** What is left of it is less than the shop sells at once. */
function isBelowMinimum({ availableQuantity, product }: CartLine): boolean {
  return (availableQuantity ?? 0) < (product?.minOrderQuantity ?? 1);
}
