import { Link } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { isFiltered, type OrdersQuery, toVariables } from './orders-query';

interface OrdersExportProps {
  query: OrdersQuery;
  /** How many the list finds, on all pages. */
  total: number;
}

/** The orders that the list finds, on all its pages, as a spreadsheet. */
export function OrdersExport({ query, total }: OrdersExportProps) {
  const what = isFiltered(query)
    ? `Filtrelenen ${formatCount(total)} siparişi Excel’e aktar`
    : `Tüm siparişleri Excel’e aktar`;
  return (
    <Link
      href={paths.ordersExport({ filter: toVariables(query).filter })}
      download
      gap="1.5"
      minHeight="6"
      _print={{ display: 'none' }}
    >
      <Icon of={Download} />
      {what}
    </Link>
  );
}
