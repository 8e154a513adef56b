import { DataList } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { formatCount, formatLiraExactly, formatTaxRate } from '../../shop/format';

interface SumsProps {
  /** In kuruş, as the server counts them. */
  sums: {
    /** What the lines would cost without an offer, net; left out where there are no list prices. */
    readonly listTotal?: number;
    /** Of so many lines, where others have no list price. */
    readonly listedLines?: number;
    readonly subtotal: number;
    readonly tax: number;
    /** Basis points. */
    readonly taxRate: number;
    readonly shipping: number;
    readonly total: number;
  };
}

/** Net sum, tax, shipping, and what they come to. */
export function Sums({ sums }: SumsProps) {
  const { listTotal = 0, listedLines, subtotal, tax, taxRate, shipping, total } = sums;
  const what = listedLines === undefined ? 'net' : `${formatCount(listedLines)} kalem`;
  return (
    <DataList.Root gap="1.5" textStyle="figures" breakInside="avoid">
      {listTotal > 0 && <Sum label={`Liste tutarı, ${what}`}>{formatLiraExactly(listTotal)}</Sum>}
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
