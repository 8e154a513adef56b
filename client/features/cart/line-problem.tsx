import { CircleAlert, Info } from 'lucide-react';
import { formatLiraExactly, formatQuantity } from '../../ui/format';
import { type CartLine, deliveryOf, shortageOf, unitOf } from './cart-data';
import styles from './line-problem.module.css';

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
  const isOnlyToldOf = isLacking && !isStockControlled && !isAnotherPrice;
  const Icon = isOnlyToldOf ? Info : CircleAlert;
  return (
    <div className={isOnlyToldOf ? `${styles.problem} ${styles.told}` : styles.problem}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <div>
        {isAnotherPrice && (
          <p>
            <b>Fiyat güncellendi:</b>{' '}
            <s aria-label={`Önceki fiyat ${formatLiraExactly(previousUnitPrice)}`}>
              {formatLiraExactly(previousUnitPrice)}
            </s>{' '}
            <span aria-hidden>→</span> <b>{formatLiraExactly(unitPrice)}</b>
          </p>
        )}
        {sentence !== undefined && <p>{sentence}</p>}
      </div>
    </div>
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
