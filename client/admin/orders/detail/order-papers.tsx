import { Link, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { OrderSection } from '../../../features/orders/detail/order-section';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/controls/icon';

/** Papers made of the order as it is now, as files. */
export function OrderPapers({ id }: { id: string }) {
  const papers = [
    { title: 'Proforma fatura (PDF)', address: paths.adminOrderProforma(id) },
    { title: 'Sevk fişi (PDF)', address: paths.adminPackingSlipFile(id) },
  ];
  return (
    <OrderSection title="Belgeler">
      <Stack gap="1" align="start">
        {papers.map(({ title, address }) => (
          <Link key={title} href={address} download gap="1.5" minHeight="6">
            <Icon of={Download} />
            {title}
          </Link>
        ))}
      </Stack>
    </OrderSection>
  );
}
