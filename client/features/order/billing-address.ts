interface OrderAddresses {
  readonly shippingAddress: { readonly text: string } | null;
  readonly billingAddress: { readonly text: string } | null;
}

/** Where the invoice goes, said shortly where it goes with the goods; nothing once the buyer was erased. */
export function billingAddressText({ shippingAddress, billingAddress }: OrderAddresses): string | undefined {
  if (!billingAddress) return undefined;
  return billingAddress.text === shippingAddress?.text ? 'Teslimat adresiyle aynı' : billingAddress.text;
}
