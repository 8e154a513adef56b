import { DataList } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { formatLiraExactly, formatTaxRate } from '../../../shop/format';

interface QuoteSumsProps {
  sums: {
    readonly subtotal: number;
    readonly tax: number;
    readonly taxRate: number;
    readonly shipping: number;
    readonly total: number;
  };
}

/** Net sum, tax, shipping, and what they come to. */
export function QuoteSums({ sums: { subtotal, tax, taxRate, shipping, total } }: QuoteSumsProps) {
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
