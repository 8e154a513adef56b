import { Download } from 'lucide-react';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import text from '../../ui/text.module.css';
import styles from './order-documents.module.css';
import { OrderSection } from './order-section';

export const OrderDocumentsFragment = graphql(`
  fragment OrderDocuments on Order {
    trackingToken
    documents {
      slug
      title
      version
    }
  }
`);

/** The texts that were accepted with the order, as they read that day. */
export function OrderDocuments({ order: masked }: { order: FragmentOf<typeof OrderDocumentsFragment> }) {
  const { trackingToken, documents } = readFragment(OrderDocumentsFragment, masked);
  // Only staff and programs have no token, and they see their own pages.
  if (documents.length === 0 || trackingToken === null) return null;
  return (
    <OrderSection title="Kabul ettiğiniz belgeler">
      <ul className={styles.documents}>
        {documents.map(({ slug, title, version }) => (
          <li key={slug}>
            <a href={paths.orderDocument(trackingToken, slug)} download className={text.link}>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              {title}
            </a>
            <span>sürüm {version}</span>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
