import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { ButtonLink } from '../../../ui/controls/button-link';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { AddToCartButton } from '../../cart/adding/add-to-cart-button';
import { withFixedUnits } from '../../../shop/format';
import layout from '../../../design/layout.module.css';
import { Modal } from '../../../ui/overlay/modal';
import { Picture, ThemedPictureFragment } from '../../../ui/media/picture';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { Rating } from '../../../ui/controls/rating';
import skeleton from '../../../ui/feedback/skeleton.module.css';
import text from '../../../design/text.module.css';
import { PurchaseOptions, PurchaseOptionsFragment } from './purchase-options';
import { QuoteLink } from '../cards/quote-link';
import { ContactLink } from './contact-link';
import styles from './quick-view.module.css';
import { type Selection } from './selection';
import { readSelection, withSelection } from './selection-address';
import { useContactAction } from './use-contact-action';
import { usePrice } from './use-price';

const QuickViewFragment = graphql(
  `
    fragment QuickView on Product {
      rating
      reviewCount
      pictures(first: 1) {
        ...ThemedPicture
      }
      ...PurchaseOptions
    }
  `,
  [ThemedPictureFragment, PurchaseOptionsFragment],
);

const QuickViewQuery = graphql(
  `
    query QuickView($slug: String!) {
      product(slug: $slug) {
        ...QuickView
      }
    }
  `,
  [QuickViewFragment],
);

interface QuickViewProps {
  slug: string;
  onClose: () => void;
}

/** A look into a product without leaving the list; its data is asked for when it opens. */
export function QuickView({ slug, onClose }: QuickViewProps) {
  const [{ data, fetching }, askAgain] = useQuery({ query: QuickViewQuery, variables: { slug } });
  return (
    <Modal label="Hızlı bakış" size="medium" onClose={onClose}>
      {data?.product ? (
        <ProductLook product={data.product} onAdded={onClose} />
      ) : (
        <Waiting hasFailed={!fetching} onRetry={askAgain} />
      )}
    </Modal>
  );
}

interface WaitingProps {
  hasFailed: boolean;
  onRetry: (options: { requestPolicy: 'network-only' }) => void;
}

function Waiting({ hasFailed, onRetry }: WaitingProps) {
  if (!hasFailed) {
    return (
      <div className={`${skeleton.bars} ${styles.look} ${styles.shape}`} aria-busy>
        <p className={text.hidden}>Ürün yükleniyor</p>
        <div className={styles.well}>
          <div className={`${layout.sheet} ${styles.picture}`} />
        </div>
        <div className={styles.facts} aria-hidden>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.failure}>
      <p>Ürün bilgileri alınamadı. Bağlantınızı kontrol edip yeniden deneyin.</p>
      <Button onClick={() => onRetry({ requestPolicy: 'network-only' })}>Yeniden dene</Button>
    </div>
  );
}

interface ProductLookProps {
  product: FragmentOf<typeof QuickViewFragment>;
  onAdded: () => void;
}

function ProductLook({ product: masked, onAdded }: ProductLookProps) {
  const product = readFragment(QuickViewFragment, masked);
  const [selection, setSelection] = useState<Selection>(() =>
    readSelection(product.attributes, new URLSearchParams()),
  );
  const choosing = {
    selection,
    choose: (chosen: Selection) => setSelection({ ...selection, ...chosen }),
  };
  const purchase = usePrice(product, choosing, product.minOrderPrice);
  const action = useContactAction(product, purchase);
  const [isUnclear, setUnclear] = useState(false);
  return (
    <div className={styles.look}>
      <div className={styles.well}>
        <div className={`${layout.sheet} ${styles.picture}`}>
          <Picture picture={product.pictures[0]} alt={product.name} sizes="(min-width: 768px) 380px, 92vw" />
        </div>
      </div>
      <div className={styles.facts}>
        <p className={`${text.small} ${text.muted}`}>
          <span translate="no">
            {product.brand.name} · {product.model}
          </span>
        </p>
        <h2 className={text.h2}>{withFixedUnits(product.name)}</h2>
        <Rating rating={product.rating} reviewCount={product.reviewCount} />
        <div className={styles.choices}>
          <PurchaseOptions product={product} purchase={purchase}>
            <div className={styles.ways}>
              {purchase.price.priceOnRequest ? (
                action && <ContactLink action={action} rank="main" />
              ) : (
                <>
                  <div className={styles.purchase}>
                    <QuantityStepper
                      quantity={purchase.quantity}
                      minimum={product.minOrderQuantity}
                      unit={product.unit}
                      onChange={purchase.setQuantity}
                      onUnclear={setUnclear}
                    />
                    <AddToCartButton look="main" line={purchase.line} isHeld={isUnclear} onAdded={onAdded} />
                  </div>
                  {action && <ContactLink action={action} rank="other" />}
                </>
              )}
              <QuoteLink
                isFull
                opensDialog={false}
                wanted={{ slug: product.slug, quantity: purchase.quantity, selection }}
                name={product.name}
              />
              <ButtonLink
                isFull
                to={paths.product(
                  product.slug,
                  withSelection(new URLSearchParams(), product.attributes, selection),
                )}
              >
                Ürün sayfasına gidin
                <Icon of={ArrowRight} />
              </ButtonLink>
            </div>
          </PurchaseOptions>
        </div>
      </div>
    </div>
  );
}
