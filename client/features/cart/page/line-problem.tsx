import { Alert, Text, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert, Info } from 'lucide-react';
import { formatLira, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type CartLine, shortageOf, unitOf } from '../store/cart-data';
import { problemSentence } from './problem-sentence';

interface LineProblemProps {
  line: CartLine;
  /** Whether the shop refuses orders above its stock. */
  isStockControlled: boolean;
}

/** What a buyer has to know of a line before ordering it: another price, another unit, a raised minimum, too little stock, no longer sold. */
export function LineProblem({ line, isStockControlled }: LineProblemProps) {
  const { previousUnitPrice, previousQuantity, previousUnit, unitPrice, problem } = line;
  const isAnotherPrice = previousUnitPrice !== null && unitPrice > 0;
  const shortage = shortageOf(line);
  const sentence = problemSentence(line, isStockControlled);
  const isChanged = isAnotherPrice || previousQuantity !== null || previousUnit !== null;
  if (!isChanged && sentence === undefined) return null;
  const isLacking = problem === 'OUT_OF_STOCK' || shortage !== undefined;
  const isHint = isLacking && !isStockControlled && !isChanged;
  return (
    <Alert.Root status={isHint ? 'info' : 'warning'} variant="subtle" size="sm" textStyle="small">
      <Alert.Indicator boxSize="4">
        <Icon of={isHint ? Info : CircleAlert} />
      </Alert.Indicator>
      <Alert.Content>
        {isAnotherPrice && (
          <Change of="Fiyat" from={formatLira(previousUnitPrice)} to={formatLira(unitPrice)} />
        )}
        {previousUnit !== null && (
          <>
            <Change of="Birim" from={previousUnit} to={unitOf(line)} />
            <Text>Fiyat ve miktar artık bu birimle; miktarınızı denetleyin.</Text>
          </>
        )}
        {previousQuantity !== null && (
          <>
            <Change
              of="Miktar"
              from={formatQuantity(previousQuantity, unitOf(line))}
              to={formatQuantity(line.quantity, unitOf(line))}
            />
            <Text>Bu üründen daha azı artık satılmıyor.</Text>
          </>
        )}
        {sentence !== undefined && <Text>{sentence}</Text>}
      </Alert.Content>
    </Alert.Root>
  );
}

function Change({ of, from, to }: Record<'of' | 'from' | 'to', string>) {
  return (
    <Text>
      <b>{of} güncellendi:</b> <VisuallyHidden>Önceki {of.toLocaleLowerCase('tr')} </VisuallyHidden>
      <s translate="no">{from}</s> <span aria-hidden>→</span> <b translate="no">{to}</b>
    </Text>
  );
}
