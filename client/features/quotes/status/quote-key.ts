/** How the asking visitor names a quote: a customer by its id, anyone who has its link by its secret. */
export type QuoteKey = { readonly id: string } | { readonly token: string };
