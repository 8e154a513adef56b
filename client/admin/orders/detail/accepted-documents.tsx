import { Flex, Link, Span } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';
import { type PanelOrder } from './order.query';

/** The texts that the buyer accepted, as they read that day. */
export function AcceptedDocuments({ id, documents }: Pick<PanelOrder, 'id' | 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <OrderSection title="Kabul edilen belgeler">
      {documents.map(({ slug, title, version }) => (
        <Flex key={slug} wrap="wrap" align="baseline" justify="space-between" columnGap="3">
          <Link href={paths.adminOrderDocument(id, slug)} download gap="1.5" minHeight="6">
            <Icon of={Download} />
            {title}
          </Link>
          <Span textStyle="small" color="fg.subtle">
            sürüm {version}
          </Span>
        </Flex>
      ))}
    </OrderSection>
  );
}
