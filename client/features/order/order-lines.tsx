import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { chosenInWords } from '../../ui/chosen-variations';
import { labeledDelivery } from '../../ui/delivery-text';
import { formatLiraExactly, formatQuantity, withFixedUnits } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { Picture, ThemedPictureFragment } from '../../ui/picture';
import thumbnail from '../../ui/thumbnail.module.css';
import styles from './order-lines.module.css';

export const OrderLinesFragment = graphql(
  `
    fragment OrderLines on OrderLine {
      id
      productName
      brand
      model
      slug
      unit
      quantity
      backOrdered
      deliveryText
      unitPrice
      totalPrice
      selectedVariations {
        attributeId
        attributeName
        variationName
      }
      picture {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

interface OrderLinesProps {
  lines: readonly FragmentOf<typeof OrderLinesFragment>[];
}

/** What was ordered, as it was when it was ordered: pictures, choices, quantities, net amounts. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {readFragment(OrderLinesFragment, lines).map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={`${layout.sheet} ${thumbnail.thumbnail} ${styles.picture}`}>
            <Picture picture={line.picture} alt="" sizes="64px" />
          </span>
          <div className={styles.words}>
            <Link to={paths.product(line.slug)} className={styles.name}>
              {withFixedUnits(line.productName)}
            </Link>
            <p>
              {line.brand} · {line.model}
            </p>
            {line.selectedVariations.length > 0 && <p>{chosenInWords(line.selectedVariations)}</p>}
            <p className={styles.quantity}>
              {formatQuantity(line.quantity, line.unit)} × {formatLiraExactly(line.unitPrice)}
            </p>
            <p className={line.backOrdered > 0 ? styles.procured : undefined}>
              {labeledDelivery(line.deliveryText, line.backOrdered > 0)}
            </p>
          </div>
          <b className={styles.amount}>{formatLiraExactly(line.totalPrice)}</b>
        </li>
      ))}
    </ul>
  );
}
