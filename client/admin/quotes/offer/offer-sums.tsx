import { DataList } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { formatLiraExactly, formatTaxRate } from '../../../shop/format';

/** What an offer comes to, in kuruş, as the server counts it. */
export interface OfferSumsFigures {
  readonly listTotal: number;
  readonly subtotal: number;
  readonly tax: number;
  /** Basis points. */
  readonly taxRate: number;
  readonly shipping: number;
  readonly total: number;
}

/** List prices, net sum, tax, shipping, and what they come to with tax. */
export function OfferSums({ sums }: { sums: OfferSumsFigures }) {
  const { listTotal, subtotal, tax, taxRate, shipping, total } = sums;
  return (
    <DataList.Root gap="1.5" textStyle="figures" minWidth={{ md: '18rem' }}>
      {listTotal > 0 && <Sum label="Liste tutarı, net">{formatLiraExactly(listTotal)}</Sum>}
      <Sum label="Ara toplam, net">{formatLiraExactly(subtotal)}</Sum>
      <Sum label={`KDV ${formatTaxRate(taxRate)}`}>{formatLiraExactly(tax)}</Sum>
      <Sum label="Kargo">{shipping === 0 ? 'Ücretsiz' : formatLiraExactly(shipping)}</Sum>
      <Sum label="Toplam, KDV Dahil" isTotal>
        {formatLiraExactly(total)}
      </Sum>
    </DataList.Root>
  );
}

function Sum({
  label,
  isTotal = false,
  children,
}: {
  label: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
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
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
