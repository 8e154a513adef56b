import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { type AddButton } from '../../ui/add-button';
import button from '../../ui/button.module.css';
import { withFixedUnits } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { Modal } from '../../ui/modal';
import { Picture, ThemedPictureFragment } from '../../ui/picture';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { Rating } from '../../ui/rating';
import skeleton from '../../ui/skeleton.module.css';
import text from '../../ui/text.module.css';
import { OrderChoices, OrderChoicesFragment } from './order-choices';
import { OrderLink } from './order-link';
import styles from './quick-view.module.css';
import { useOrderAction } from './use-order-action';
import { usePrice } from './use-price';

const QuickViewFragment = graphql(
  `
    fragment QuickView on Product {
      rating
      reviewCount
      pictures(first: 1) {
        ...ThemedPicture
      }
      ...OrderChoices
    }
  `,
  [ThemedPictureFragment, OrderChoicesFragment],
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
  AddButton: AddButton;
}

/** A look into a product without leaving the list; its data is asked for when it opens. */
export function QuickView({ slug, onClose, AddButton }: QuickViewProps) {
  const [{ data, fetching }, askAgain] = useQuery({ query: QuickViewQuery, variables: { slug } });
  return (
    <Modal label="Hızlı bakış" size="medium" onClose={onClose}>
      {data?.product ? (
        <ProductLook product={data.product} AddButton={AddButton} onAdded={onClose} />
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
      <p>Ürün bilgileri alınamadı. Bağlantınızı denetleyip yeniden deneyin.</p>
      <button
        type="button"
        className={`${button.button} ${button.line}`}
        onClick={() => onRetry({ requestPolicy: 'network-only' })}
      >
        Yeniden dene
      </button>
    </div>
  );
}

interface ProductLookProps {
  product: FragmentOf<typeof QuickViewFragment>;
  AddButton: AddButton;
  onAdded: () => void;
}

function ProductLook({ product: masked, AddButton, onAdded }: ProductLookProps) {
  const product = readFragment(QuickViewFragment, masked);
  const order = usePrice(product);
  const action = useOrderAction(product, order);
  return (
    <div className={styles.look}>
      <div className={styles.well}>
        <div className={`${layout.sheet} ${styles.picture}`}>
          <Picture picture={product.pictures[0]} alt={product.name} sizes="(min-width: 768px) 380px, 92vw" />
        </div>
      </div>
      <div className={styles.facts}>
        <p className={`${text.small} ${text.muted}`}>
          {product.brand.name} · {product.model}
        </p>
        <h2 className={text.h2}>{withFixedUnits(product.name)}</h2>
        <Rating rating={product.rating} reviewCount={product.reviewCount} />
        <div className={styles.choices}>
          <OrderChoices product={product} order={order}>
            <div className={styles.ways}>
              {order.price.priceOnRequest ? (
                action && <OrderLink action={action} rank="main" />
              ) : (
                <>
                  <div className={styles.order}>
                    <QuantityStepper
                      quantity={order.quantity}
                      minimum={product.minOrderQuantity}
                      unit={product.unit}
                      onChange={order.setQuantity}
                    />
                    <AddButton look="main" line={order.line} onAdded={onAdded} />
                  </div>
                  {action && <OrderLink action={action} rank="other" />}
                </>
              )}
              <Link
                className={`${button.button} ${button.line} ${button.full}`}
                to={paths.product(product.slug)}
              >
                Ürün sayfasına gidin
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </Link>
            </div>
          </OrderChoices>
        </div>
      </div>
    </div>
  );
}
