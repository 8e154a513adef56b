import { Alert, Text, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, Info } from 'lucide-react';
import { formatLira, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type CartLine, deliveryOf, shortageOf, unitOf } from '../store/cart-data';

interface LineProblemProps {
  line: CartLine;
  /** Whether the shop refuses orders above its stock. */
  isStockControlled: boolean;
}

/** What a buyer has to know of a line before ordering it: another price, too little stock, no longer sold. */
export function LineProblem({ line, isStockControlled }: LineProblemProps) {
  const { previousUnitPrice, unitPrice, problem } = line;
  const isAnotherPrice = previousUnitPrice !== null && unitPrice > 0;
  const shortage = shortageOf(line);
  const sentence = problemSentence(line, isStockControlled) ?? (shortage && `${shortage}.`);
  if (!isAnotherPrice && sentence === undefined) return null;
  const isLacking = problem === 'OUT_OF_STOCK' || shortage !== undefined;
  const isHint = isLacking && !isStockControlled && !isAnotherPrice;
  return (
    <Alert.Root status={isHint ? 'info' : 'warning'} variant="subtle" size="sm" textStyle="small">
      <Alert.Indicator boxSize="4">
        <Icon of={isHint ? Info : CircleAlert} />
      </Alert.Indicator>
      <Alert.Content>
        {isAnotherPrice && (
          <Text>
            <b>Fiyat güncellendi:</b> <VisuallyHidden>Önceki fiyat </VisuallyHidden>
            <s>{formatLira(previousUnitPrice)}</s> <span aria-hidden>→</span> <b>{formatLira(unitPrice)}</b>
          </Text>
        )}
        {sentence !== undefined && <Text>{sentence}</Text>}
      </Alert.Content>
    </Alert.Root>
  );
}

function problemSentence(line: CartLine, isStockControlled: boolean): string | undefined {
  const available = formatQuantity(line.availableQuantity ?? 0, unitOf(line));
  const delivery = deliveryOf(line);
  switch (line.problem) {
    case 'OUT_OF_STOCK':
      return isStockControlled
        ? 'Stokta kalmadı; bu ürün siparişe alınamaz.'
        : `Şu an stokta yok.${delivery === undefined ? '' : ` ${delivery}.`}`;
    case 'NOT_ENOUGH_STOCK':
      return `Stokta ${available} var; miktarı azaltın.`;
    case 'NOT_SOLD':
      return 'Bu ürün ya da seçenek artık satılmıyor.';
    case 'PRICE_ON_REQUEST':
      return 'Bu ürünün fiyatı artık sorularak veriliyor; sepetten sipariş edilemez.';
    case 'PRICE_CHANGED':
    case null:
      return undefined;
  }
}
