import { MessageCircleQuestionMark, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Icon } from '../../../ui/controls/icon';
import { AddToCartButton } from '../../cart/adding/add-to-cart-button';
import { formatLiraInWords, formatPhone, formatQuantity, phoneHref } from '../../../shop/format';
import layout from '../../../design/layout.module.css';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { FavoriteButton } from '../../favorites/heart/favorite-button';
import { BoughtMark } from '../../purchases/bought-mark';
import { useSite } from '../../../shop/site';
import { QuoteLink } from '../cards/quote-link';
import { BuyBar } from './buy-bar';
import { type ContactAction } from './contact-action';
import { type CalculatedPrice } from './price-block';
import { PurchaseOptions, type PurchaseProduct } from './purchase-options';
import { type Choosing } from './selection';
import { ContactLink } from './contact-link';
import styles from './buy-box.module.css';
import { useContactAction } from './use-contact-action';
import { usePrice } from './use-price';

interface BuyBoxProps {
  product: PurchaseProduct;
  choosing: Choosing;
  /** Of the smallest order of what is chosen first. */
  firstPrice: CalculatedPrice;
  /** Net kuruş from which shipping is free. */
  freeShippingThreshold: number | null;
}

/** Choices, price, quantity and the ways to buy it. */
export function BuyBox({ product, choosing, firstPrice, freeShippingThreshold }: BuyBoxProps) {
  const { minOrderQuantity, unit } = product;
  const purchase = usePrice(product, choosing, firstPrice);
  const action = useContactAction(product, purchase);
  const isPriced = !purchase.price.priceOnRequest;
  const [isUnclear, setUnclear] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <PurchaseOptions product={product} purchase={purchase} className={`${layout.panel} ${styles.panel}`}>
        {isPriced && (
          <noscript>
            <p>Sepete eklemek için tarayıcınızda JavaScript’i açın ya da bizi arayın.</p>
          </noscript>
        )}
        <div className={styles.purchase} ref={actions}>
          <QuantityStepper
            quantity={purchase.quantity}
            minimum={minOrderQuantity}
            unit={unit}
            onChange={purchase.setQuantity}
            onUnclear={setUnclear}
          />
          {isPriced ? (
            <AddToCartButton look="main" line={purchase.line} isHeld={isUnclear} />
          ) : (
            action && <ContactLink action={action} rank="main" />
          )}
        </div>
        <div className={styles.others}>
          <QuoteLink
            wanted={{ slug: product.slug, quantity: purchase.quantity, selection: purchase.selection }}
            name={product.name}
          />
          {isPriced && action && <ContactLink action={action} rank="other" />}
          <ButtonLink to={paths.productQuestion(product.slug)}>
            <Icon of={MessageCircleQuestionMark} size={18} />
            Soru sor
          </ButtonLink>
          <CallLink />
          <FavoriteButton product={product} look="labelled" />
        </div>
      </PurchaseOptions>
      <BoughtMark productId={product.id} />
      {isPriced && (
        <p className={styles.terms}>
          En az sipariş <span translate="no">{formatQuantity(minOrderQuantity, unit)}</span>.
          {freeShippingThreshold !== null && (
            <>
              {' '}
              Net <span translate="no">{formatLiraInWords(freeShippingThreshold)}</span> ve üzeri siparişlerde
              kargo ücretsiz.
            </>
          )}
        </p>
      )}
      <BuyBar price={purchase.price} unit={unit} watched={actions}>
        {isPriced ? (
          <AddToCartButton look="bar" line={purchase.line} isHeld={isUnclear} />
        ) : (
          action && <BarLink action={action} />
        )}
      </BuyBar>
    </>
  );
}

/** The same in fewer words, for the bar. */
function BarLink({ action }: { action: ContactAction }) {
  return (
    <ButtonLink
      tone="copper"
      href={action.href}
      target={action.target}
      rel="noopener"
      aria-label={action.text}
    >
      <action.icon aria-hidden size={18} strokeWidth={1.75} />
      {action.shortText}
    </ButtonLink>
  );
}

/** The telephone beside WhatsApp; without WhatsApp it is the main action already. */
function CallLink() {
  const { phone, whatsappNumber } = useSite();
  if (!whatsappNumber || !phone) return null;
  return (
    <ButtonLink className={styles.call} href={phoneHref(phone)}>
      <Icon of={Phone} size={18} />
      Arayın: {formatPhone(phone)}
    </ButtonLink>
  );
}
