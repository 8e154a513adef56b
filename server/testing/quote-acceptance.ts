/** What a buyer asks to accept an offer. */
export const DOCUMENTS = `query ($input: QuoteAcceptanceInput!) {
  quoteDocuments(input: $input) { documents { slug version hash } subtotal tax shipping total }
}`;
export const ACCEPT = `mutation ($input: AcceptQuoteInput!) {
  acceptQuote(input: $input) { id number subtotal tax shipping total quoteId items { quantity unitPrice totalPrice productName } }
}`;
export const CHECKOUT = {
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '0532 111 22 33' },
  shippingAddress: {
    streetAddress: 'Taşocağı Cad. No: 14',
    district: 'Bağcılar',
    province: 'İstanbul',
    postalCode: '34218',
  },
  paymentMethod: 'BANK_TRANSFER',
};

/** What the buyer is shown before accepting. */
export interface Draft {
  documents: { slug: string; version: number; hash: string }[];
  subtotal: number;
  tax: number;
  shipping: number;
  total: number;
}

/** The order that an acceptance made. */
export interface Placed extends Omit<Draft, 'documents'> {
  id: string;
  number: string;
  quoteId: string;
  items: { quantity: number; unitPrice: number; totalPrice: number; productName: string }[];
}
