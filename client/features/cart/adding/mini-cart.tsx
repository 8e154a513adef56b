import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button-link';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { CONTENT_ID } from '../../../ui/navigation/content-id';
import { Drawer } from '../../../ui/overlay/drawer';
import { formatLira, formatLiraInWords, formatQuantity } from '../../../shop/format';
import layout from '../../../design/layout.module.css';
import { Picture } from '../../../ui/media/picture';
import thumbnail from '../../../ui/media/thumbnail.module.css';
import { type CartLine, cartSize, unitOf } from '../store/cart-data';
import { CART_LINK_ID } from './cart-link';
import styles from './mini-cart.module.css';
import { useCart } from '../store/use-cart';

interface MiniCartProps {
  open: boolean;
  onClose: () => void;
}

/** The cart beside the page one is looking at: what is in it, for how much, and the two ways on. */
export function MiniCart({ open, onClose }: MiniCartProps) {
  const { cart } = useCart();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    onClose();
  };
  // Once closed, the focus goes to the way to the cart; after a link was followed, to the content of the new page.
  const finalFocus = () => {
    setLeaving(false);
    return document.getElementById(isLeaving ? CONTENT_ID : CART_LINK_ID);
  };
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={isEmpty ? 'Sepetiniz' : `Sepetiniz, ${cartSize(cart)}`}
      footer={
        cart &&
        !isEmpty && (
          <div className={styles.foot}>
            <p className={styles.subtotal}>
              <span>Ara toplam, net</span>
              <b translate="no">{formatLira(cart.totals.subtotal)}</b>
            </p>
            <p className={styles.hint}>{shippingHint(cart.totals)}</p>
            <div className={styles.ways}>
              <ButtonLink to={paths.cart()} onClick={leave}>
                Sepete git
              </ButtonLink>
              {!cart.needsConfirmation && (
                <ButtonLink tone="copper" to={paths.checkout()} onClick={leave}>
                  Ödeme adımına geç
                </ButtonLink>
              )}
            </div>
          </div>
        )
      }
    >
      {isEmpty ? (
        <p className={styles.empty}>Sepetiniz boş</p>
      ) : (
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <MiniLine key={line.id} line={line} onFollow={leave} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function MiniLine({ line, onFollow }: { line: CartLine; onFollow: () => void }) {
  const { product, productName } = line;
  const choices = chosenInWords(line.selectedVariations);
  return (
    <li>
      <span className={`${layout.sheet} ${thumbnail.thumbnail} ${styles.picture}`}>
        <Picture picture={product?.pictures[0]} alt="" sizes="56px" />
      </span>
      <div>
        {product ? (
          <Link to={paths.product(product.slug)} onClick={onFollow}>
            {product.name}
          </Link>
        ) : (
          <span>{productName}</span>
        )}
        {choices && <p>{choices}</p>}
        <p translate="no">
          {formatQuantity(line.quantity, unitOf(line))} × {formatLira(line.unitPrice)}
        </p>
      </div>
      <b translate="no">{formatLira(line.totalPrice)}</b>
    </li>
  );
}

function shippingHint({ freeShippingGap, shipping }: { freeShippingGap: number | null; shipping: number }) {
  if (freeShippingGap !== null && freeShippingGap > 0) {
    return `Ücretsiz kargo için net ${formatLiraInWords(freeShippingGap)} daha`;
  }
  return shipping === 0 ? 'Kargo ücretsiz, KDV sepette eklenir' : 'KDV ve kargo sepette eklenir';
}
