interface OrderAddresses {
  readonly shippingAddress: { readonly text: string } | null;
  readonly billingAddress: { readonly text: string } | null;
}

/** Where the invoice goes, said shortly where it goes with the goods; undefined after the buyer was erased. */
export function billingAddressText({ shippingAddress, billingAddress }: OrderAddresses): string | undefined {
  if (!billingAddress) return undefined;
  return billingAddress.text === shippingAddress?.text ? 'Teslimat adresiyle aynı' : billingAddress.text;
}

interface TaxPayer {
  readonly taxOffice: string | null;
  readonly taxNumber: string | null;
}

/** Tax office and number, as far as the buyer gave them: «İkitelli V.D., 1234567890». */
export function taxText({ taxOffice, taxNumber }: TaxPayer): string {
  return [taxOffice && `${taxOffice} V.D.`, taxNumber].filter(Boolean).join(', ');
}
