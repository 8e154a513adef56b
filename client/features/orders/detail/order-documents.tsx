import { Link, List, Span } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { Icon } from '../../../ui/controls/icon';
import { paths } from '../../../paths';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
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

/** The order as a proforma invoice, and the texts that were accepted with it, as they read that day. */
export function OrderDocuments({ order: masked }: { order: FragmentOf<typeof OrderDocumentsFragment> }) {
  const { trackingToken, documents } = readFragment(OrderDocumentsFragment, masked);
  // Only staff and programs have no token, and they see their own pages.
  if (trackingToken === null) return null;
  return (
    <OrderSection title="Belgeler">
      <List.Root variant="plain" gap="2">
        <List.Item>
          <Link href={paths.orderProforma(trackingToken)} download gap="1.5" minHeight="6">
            <Icon of={Download} />
            Proforma fatura (PDF)
          </Link>
        </List.Item>
        {documents.map(({ slug, title, version }) => (
          <List.Item
            key={slug}
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            justifyContent="space-between"
            columnGap="3"
            rowGap="0.5"
          >
            <Link href={paths.orderDocumentPdf(trackingToken, slug)} download gap="1.5" minHeight="6">
              <Icon of={Download} />
              {title} (PDF)
            </Link>
            <Span textStyle="small" color="fg.subtle">
              kabul ettiğiniz sürüm: {version} ·{' '}
              <Link
                href={paths.orderDocument(trackingToken, slug)}
                download
                minHeight="6"
                aria-label={`${title}: web sayfası olarak indir`}
              >
                web sayfası
              </Link>
            </Span>
          </List.Item>
        ))}
      </List.Root>
    </OrderSection>
  );
}
