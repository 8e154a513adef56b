import { createContext } from 'react';

/** What somebody asks the price of. */
export interface WantedQuote {
  readonly slug: string;
  /** The minimum when left out. */
  readonly quantity?: number;
  /** Group id → id of the chosen variation; the first of each when left out. */
  readonly selection?: Readonly<Record<string, string>>;
}

/** Opens the form of a request over the page; null where it has a page of its own only. */
export const QuoteAskingContext = createContext<((wanted: WantedQuote) => void) | null>(null);

/** The parameters of /teklif-al: a product by its slug, its chosen variations, how many; or the whole cart. */
export const REQUEST_PARAMETERS = {
  product: 'urun',
  variation: 'secenek',
  quantity: 'adet',
  cart: 'sepet',
} as const;
