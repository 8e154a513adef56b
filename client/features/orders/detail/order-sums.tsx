import { DataList } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { formatLiraExactly, formatTaxRate } from '../../../shop/format';

export const OrderSumsFragment = graphql(`
  fragment OrderSums on Order {
    subtotal
    tax
    taxRate
    shipping
    total
  }
`);

/** Net sum, tax, shipping, and what they come to. */
export function OrderSums({ order: masked }: { order: FragmentOf<typeof OrderSumsFragment> }) {
  const { subtotal, tax, taxRate, shipping, total } = readFragment(OrderSumsFragment, masked);
  return (
    <DataList.Root gap="1.5" textStyle="figures" breakInside="avoid">
      <Sum label="Ara toplam, net">{formatLiraExactly(subtotal)}</Sum>
      <Sum label={`KDV ${formatTaxRate(taxRate)}`}>{formatLiraExactly(tax)}</Sum>
      <Sum label="Kargo">
        {shipping === 0 ? <span translate="yes">Ücretsiz</span> : formatLiraExactly(shipping)}
      </Sum>
      <Sum label="Toplam, KDV Dahil" isTotal>
        {formatLiraExactly(total)}
      </Sum>
    </DataList.Root>
  );
}

interface SumProps {
  label: string;
  isTotal?: boolean;
  children: ReactNode;
}

/** Where label and amount have no room side by side, the amount stands below. */
function Sum({ label, isTotal = false, children }: SumProps) {
  return (
    <DataList.Item
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      rowGap="0"
      {...(isTotal && { marginTop: '1', paddingTop: '3', borderTopWidth: '1px', fontWeight: 'semibold' })}
    >
      <DataList.ItemLabel minWidth="0" color={isTotal ? 'fg' : undefined}>
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue flex="none" marginInlineStart="auto" fontSize={isTotal ? 'lead' : undefined}>
        <span translate="no">{children}</span>
      </DataList.ItemValue>
    </DataList.Item>
  );
}
